import { Box } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';

interface TooltipProps {
  readonly label: string;
  /** Without it the words are already on the screen, and no tooltip comes. */
  readonly enabled: boolean;
  readonly children: ReactNode;
}

const gap = 8;

/** Words beside an icon, while it is pointed at or has the focus; Escape takes them away (WCAG 2.2, 1.4.13). */
export const Tooltip = ({ label, enabled, children }: TooltipProps) => {
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number } | null>(null);
  const id = useId();
  const show = (element: Element): void => {
    const box = element.getBoundingClientRect();
    setPlace({ top: box.top + box.height / 2, left: box.right + gap });
  };
  const hide = (): void => setPlace(null);
  if (!enabled) return children;
  return (
    <Box
      display="contents"
      onPointerOver={(event) => {
        if (event.pointerType !== 'touch' && event.target instanceof Element) {
          show(event.target.closest('[data-tooltip-anchor]') ?? event.target);
        }
      }}
      onPointerLeave={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event.target);
      }}
      onBlur={hide}
      onClick={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {place && (
        <Box
          as="span"
          id={id}
          role="tooltip"
          position="fixed"
          transform="translateY(-50%)"
          bg="bg.inverted"
          color="fg.inverted"
          textStyle="xs"
          fontWeight="medium"
          px="2"
          py="1"
          borderRadius="l1"
          zIndex="tooltip"
          pointerEvents="none"
          style={place}
        >
          {label}
        </Box>
      )}
    </Box>
  );
};
