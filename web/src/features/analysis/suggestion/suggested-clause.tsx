import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useId, useState, useSyncExternalStore } from 'react';
import type { StoredAnalysis } from '../../../../../shared/analysis.ts';
import { CopyIcon } from '../../../components/icons.tsx';
import { copyFormatted, type FormattedText } from '../../../lib/copy.ts';
import { toast } from '../../../lib/toast.ts';
import type { ClauseText } from '../clause-text.ts';
import { panelProps, TabStrip } from '../../../components/tab-strip.tsx';
import { proposedIds, counted, type Review } from '../results/review-of.ts';
import { ResultSection } from '../results/section.tsx';
import { editsOf } from '../review/clause-changes.ts';
import type { ClauseReview } from '../review/clause-review.ts';
import { formatClause, formatRedline, formatSideBySide } from './formatted-clause.ts';
import { ChangeList } from './change-list.tsx';
import { RecheckSummary } from './recheck-summary.tsx';
import type { LeftChanges } from './redline.ts';
import { RedlineView, SideBySide } from './redline-view.tsx';
import { isMadeOfChanges, type ReadyRedline } from './use-redline.ts';

const views = [
  { id: 'original', label: 'Original' },
  { id: 'redline', label: 'Redline' },
  { id: 'clean', label: 'Clean' },
] as const;
type View = (typeof views)[number]['id'];

/** What a toast says of a copied view, and of the redline where the browser cannot copy formatting. */
const copiedWords: Readonly<Record<View, string>> = {
  original: 'The original clause is on the clipboard.',
  redline: 'The redline is on the clipboard, its insertions underlined and its deletions struck through.',
  clean: 'The clause with the changes you took is on the clipboard.',
};
const plainRedlineWords = 'The redline is on the clipboard as text, its changes in brackets.';

const undoOfferMs = 10_000;

/** How much the taken changes alter the clause, in words. */
const sizeLine = ({ parts, measureRedline }: ReadyRedline, left: LeftChanges): string => {
  if (!parts) return 'The suggestion shares too little with the clause to be marked up; both are shown in full.';
  const size = measureRedline(parts, left);
  if (size.changes === 0) return 'No changes taken.';
  return `${counted(size.changes, 'change')}: ${counted(size.insertedWords, 'word')} in, ${counted(size.deletedWords, 'word')} out, ${Math.round(size.keptShare * 100)}% of the clause kept. Press × to leave a change out.`;
};

const PlainClause = ({ text }: { readonly text: string }) => (
  <Box fontFamily="contract" lineHeight="1.75" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {text}
  </Box>
);

const undoWords = { title: 'Clause Replaced', description: 'The suggested wording is in the editor.' };

interface SuggestedClauseProps {
  readonly stored: StoredAnalysis;
  /** Undefined until the code for it has loaded. */
  readonly redline: ReadyRedline | undefined;
  readonly content: Review;
  readonly clause: ClauseText;
  readonly review: ClauseReview;
}

/**
 * Which changes are left out: those of rejected findings, where the suggestion is made of changes; else those a reader
 * leaves out here.
 */
const useLeft = (stored: StoredAnalysis, review: ClauseReview) => {
  const decisions = useSyncExternalStore(review.subscribe, review.read);
  const [local, setLocal] = useState<LeftChanges>(() => new Set());
  if (!isMadeOfChanges(stored)) return { left: local, setLeft: setLocal };
  const edits = editsOf(stored.clauseText, stored.analysis.suggestedImprovement.changes);
  const left: LeftChanges = new Set(
    edits.flatMap(({ findingId }, id) => (decisions[findingId] === 'rejected' ? [id] : [])),
  );
  const setLeft = (next: LeftChanges) => {
    const findingOf = (id: number): string => edits[id]?.findingId ?? '';
    for (const id of next) if (!left.has(id)) review.reject(findingOf(id));
    review.reopen([...left].filter((id) => !next.has(id)).map(findingOf));
  };
  return { left, setLeft };
};

/** The texts of a suggestion, and what of its changes is left out. */
interface Suggested {
  readonly original: string;
  /** The whole suggestion. */
  readonly revised: string;
  /** The clause with the changes that are taken. */
  readonly chosen: string;
  readonly redline: ReadyRedline | undefined;
  readonly left: LeftChanges;
}

/** What a view shows, to be copied; undefined while it shows nothing yet. */
const formattedOf = (
  { original, revised, chosen, redline, left }: Suggested,
  view: View,
): FormattedText | undefined => {
  if (view === 'original') return formatClause(original);
  if (view === 'clean') return formatClause(chosen);
  if (!redline) return undefined;
  return redline.parts ? formatRedline(redline.parts, left) : formatSideBySide(original, revised);
};

const copyView = async (suggested: Suggested, view: View): Promise<void> => {
  const formatted = formattedOf(suggested, view);
  if (!formatted) return;
  try {
    const kind = await copyFormatted(formatted);
    const hasParts = suggested.redline?.parts !== undefined;
    const isBracketed = kind === 'plain' && view === 'redline' && hasParts;
    const description = view === 'redline' && !hasParts ? 'Both clauses are on the clipboard.' : copiedWords[view];
    toast({ title: 'Copied', description: isBracketed ? plainRedlineWords : description });
  } catch {
    toast({ title: 'Copy Failed', description: 'The browser did not allow copying.', variant: 'destructive' });
  }
};

interface ShownProps {
  readonly suggested: Suggested;
  readonly view: View;
  readonly onToggle: (id: number) => void;
}

const Shown = ({ suggested, view, onToggle }: ShownProps) => {
  const { original, revised, chosen, redline, left } = suggested;
  if (view === 'original') return <PlainClause text={original} />;
  if (view === 'clean') return <PlainClause text={chosen} />;
  if (!redline) return <Skeleton h="24" />;
  if (!redline.parts) return <SideBySide original={original} revised={revised} />;
  return <RedlineView parts={redline.parts} left={left} onToggle={onToggle} />;
};

interface FootProps {
  readonly suggested: Suggested;
  readonly view: View;
  readonly isUnchanged: boolean;
  readonly onLeave: (left: LeftChanges) => void;
  readonly onUse: () => void;
}

/** How much changes, and what can be done with all of it. */
const Foot = ({ suggested, view, isUnchanged, onLeave, onUse }: FootProps) => {
  const { redline, left } = suggested;
  const allIds = redline?.parts?.flatMap((part) => (part.kind === 'change' ? [part.id] : [])) ?? [];
  return (
    <Flex align="center" gap="2" wrap="wrap" px="5" py="3" borderTopWidth="1px" borderColor="border" bg="bg.subtle">
      <Text textStyle="xs" color="fg.muted" flex="1 1 14rem" role="status">
        {redline && (isUnchanged ? 'The suggestion keeps the clause as it is.' : sizeLine(redline, left))}
      </Text>
      {allIds.length > 1 && (
        <Button size="xs" variant="ghost" onClick={() => onLeave(left.size > 0 ? new Set() : new Set(allIds))}>
          {left.size > 0 ? 'Take all' : 'Leave all'}
        </Button>
      )}
      <Button
        size="xs"
        variant="ghost"
        disabled={view === 'redline' && !redline}
        onClick={() => void copyView(suggested, view)}
      >
        <CopyIcon />
        Copy
      </Button>
      <Button size="xs" disabled={isUnchanged} onClick={onUse}>
        Use in editor
      </Button>
    </Flex>
  );
};

const Head = ({
  title,
  explanation,
}: Pick<StoredAnalysis['analysis']['suggestedImprovement'], 'title' | 'explanation'>) => (
  <Box px="5" pt="4" pb="3">
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    <Text textStyle="sm" color="fg.muted" mt="1" whiteSpace="pre-line" textWrap="pretty">
      {explanation}
    </Text>
  </Box>
);

/** The suggested wording against the clause: to be read as a redline, taken in part or whole, and used in the editor. */
export const SuggestedClause = ({ stored, redline, content, clause, review }: SuggestedClauseProps) => {
  const { revisedClause: revised, recheck } = stored.analysis.suggestedImprovement;
  const original = stored.clauseText;
  const [view, setView] = useState<View>('redline');
  const { left, setLeft } = useLeft(stored, review);
  const name = useId();

  const chosen = redline?.parts ? redline.applyRedline(redline.parts, left) : revised;
  const isUnchanged = redline?.parts !== undefined && redline.parts.every((part) => part.kind === 'kept');
  const suggested: Suggested = { original, revised, chosen, redline, left };

  const toggle = (id: number) => {
    const after = new Set(left);
    if (!after.delete(id)) after.add(id);
    setLeft(after);
  };

  const useInEditor = () => {
    const before = review.read();
    const ids = proposedIds(content).filter((id) => before[id] === undefined);
    if (isMadeOfChanges(stored) && review.accept(ids)) {
      toast({ ...undoWords, duration: undoOfferMs, action: { label: 'Undo', onAction: () => review.reopen(ids) } });
      return;
    }
    clause.write(chosen, { asEdit: true });
    toast({ ...undoWords, duration: undoOfferMs, action: { label: 'Undo', onAction: clause.undo } });
  };

  return (
    <ResultSection title="Suggested Clause">
      <Box layerStyle="panel" overflow="hidden">
        <Head {...stored.analysis.suggestedImprovement} />
        <Box px="3">
          <TabStrip label="Suggested clause" name={name} tabs={views} chosen={view} onChoose={setView} />
        </Box>
        <Box
          {...panelProps(name, view)}
          px="5"
          py="4"
          maxH="34rem"
          overflowY="auto"
          tabIndex={0}
          _focusVisible={{ outlineOffset: '-2px' }}
        >
          <Shown suggested={suggested} view={view} onToggle={toggle} />
        </Box>
        <Foot {...{ suggested, view, isUnchanged }} onLeave={setLeft} onUse={useInEditor} />
        {isMadeOfChanges(stored) && <ChangeList content={content} clauseText={original} review={review} />}
        {recheck && content.settlement && !isUnchanged && (
          <RecheckSummary recheck={recheck} settlement={content.settlement} unlisted={content.unlisted} />
        )}
      </Box>
    </ResultSection>
  );
};
