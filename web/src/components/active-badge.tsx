import { Badge, type BadgeProps } from '@chakra-ui/react';

const active = { color: 'severity.low.fg', bg: 'severity.low.bg' } as const;
const inactive = { variant: 'surface' } as const;

/** Says whether a playbook or a template applies to analyses. */
export const ActiveBadge = ({ isActive, ...rest }: BadgeProps & { readonly isActive: boolean }) => (
  <Badge {...(isActive ? active : inactive)} {...rest}>
    {isActive ? 'Active' : 'Inactive'}
  </Badge>
);
