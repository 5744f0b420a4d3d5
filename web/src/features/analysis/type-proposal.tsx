import { Button } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { contractTypeLabel } from '../../../../shared/contracts.ts';
import type { AnalysisSetup } from './analysis-setup.ts';
import type { ClauseText } from './clause-text.ts';
import { proposeType } from './propose-type.ts';

interface TypeProposalProps {
  readonly clause: ClauseText;
  readonly setup: AnalysisSetup;
}

/** Says what kind of contract the text looks like while none is chosen. Taking it leads to the side, which is asked next. */
export const TypeProposal = ({ clause, setup }: TypeProposalProps) => {
  const isOpen = useSyncExternalStore(setup.subscribe, () => setup.read().options.contractType === '');
  const [proposed, setProposed] = useState<ReturnType<typeof proposeType>>();

  useEffect(() => {
    if (!isOpen) return;
    const read = () => setProposed(proposeType(clause.read()));
    read();
    return clause.onSettled(read);
  }, [clause, isOpen]);

  if (!isOpen || !proposed) return null;

  const label = contractTypeLabel(proposed);
  const words = `Looks like ${/^[AEIOU]|^NDA/.test(label) ? 'an' : 'a'} ${label}`;
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const form = currentTarget.closest('[data-setup]');
    flushSync(() => setup.setOption('contractType', proposed));
    form?.querySelectorAll('select')[1]?.focus();
  };
  return (
    <Button
      variant="plain"
      size="xs"
      px="0"
      h="auto"
      minH={{ base: '11', md: '4.5' }}
      lineHeight="1.125rem"
      textDecoration="underline"
      textUnderlineOffset="2px"
      fontWeight="normal"
      whiteSpace="normal"
      textAlign="start"
      aria-label={`${words}: use it`}
      title="Use it as the contract type"
      onClick={take}
    >
      {words}
    </Button>
  );
};
