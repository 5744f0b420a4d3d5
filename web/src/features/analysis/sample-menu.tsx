import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { contractTypeLabel } from '../../../../shared/contracts.ts';
import { ChevronDownIcon } from '../../components/icons.tsx';
import { toast } from '../../lib/toast.ts';
import { readWholeSample, useSamples, type Sample } from './use-samples.ts';

/** A text to try, with the options that suit it. */
export interface ChosenSample {
  readonly title: string;
  readonly text: string;
  readonly sample: Sample;
}

const Item = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    textAlign: 'start',
    textStyle: 'sm',
    px: '3',
    minH: { base: '11', md: '8' },
    py: '1.5',
    borderRadius: 'l1',
    cursor: 'button',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { bg: 'bg.muted', outlineOffset: '-2px' },
  },
});

interface SampleMenuProps {
  readonly onChoose: (chosen: ChosenSample) => void;
}

/** How far the keys move in the menu. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Calls `close` when somebody points or goes somewhere else, while something is open. */
const useClosingOutside = (isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void => {
  const onOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) close();
  });

  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event): void => onOutside(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isOpen]);
};

const sayUnreachable = (): void => {
  toast({
    title: 'Network error',
    description: 'Please check your connection and try again',
    variant: 'destructive',
  });
};

/** The clauses of one sample, and the whole of it. */
const SampleItems = ({ sample, onChoose }: { readonly sample: Sample } & SampleMenuProps) => {
  const chooseWhole = () =>
    readWholeSample(sample)
      .then((text) => onChoose({ title: sample.title, text, sample }))
      .catch(sayUnreachable);

  return (
    <Box _notFirst={{ mt: '2' }}>
      <Text textStyle="xs" color="fg.subtle" px="3" py="1">
        {contractTypeLabel(sample.contractType)} · {sample.title}
      </Text>
      {sample.clauses.map(({ title, text }) => (
        <Item key={title} type="button" data-sample="" onClick={() => onChoose({ title, text, sample })}>
          {title}
        </Item>
      ))}
      <Item type="button" data-sample="" onClick={() => void chooseWhole()}>
        Whole contract
      </Item>
    </Box>
  );
};

interface MenuProps extends SampleMenuProps {
  readonly id: string;
  readonly samples: readonly Sample[] | undefined;
  readonly hasFailed: boolean;
}

const Menu = ({ id, samples, hasFailed, onChoose }: MenuProps) => (
  <Box
    id={id}
    role="group"
    aria-label="Samples"
    position="absolute"
    // Below the row of tools, which it is placed by: within the pane, however narrow that is.
    top="100%"
    insetStart="2"
    zIndex="docked"
    w="20rem"
    maxW="calc(100% - 1rem)"
    maxH="min(26rem, 60dvh)"
    overflowY="auto"
    p="1.5"
    layerStyle="panel"
    boxShadow="lg"
    animation="fade-in 120ms"
  >
    {!samples && (
      <Text textStyle="sm" color="fg.muted" px="3" py="2" role="status">
        {hasFailed ? 'The samples could not be loaded.' : 'Loading...'}
      </Text>
    )}
    {samples?.map((sample) => (
      <SampleItems key={sample.id} sample={sample} onChoose={onChoose} />
    ))}
  </Box>
);

/** Offers fictional clauses and whole contracts. Choosing one asks nothing, for it can be undone. */
export const SampleMenu = ({ onChoose }: SampleMenuProps) => {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { data: samples, error } = useSamples(isWanted);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  useClosingOutside(isOpen, root, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const moveFocus = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
      return;
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[data-sample]') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[(at + step + items.length) % items.length]?.focus();
  };

  return (
    <Box ref={root} onKeyDown={isOpen ? moveFocus : undefined}>
      <Button
        ref={button}
        variant="ghost"
        size="xs"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onPointerEnter={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(!isOpen);
        }}
      >
        Try a sample
        <ChevronDownIcon />
      </Button>
      {isOpen && (
        <Menu
          id={menuId}
          samples={samples}
          hasFailed={error !== undefined}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      )}
    </Box>
  );
};
