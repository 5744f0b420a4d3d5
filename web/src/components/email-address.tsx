import { Fragment } from 'react';

interface EmailAddressProps {
  readonly children: string;
}

/**
 * An e-mail address that breaks before its @ and behind its dots. Where it stands, `overflowWrap` should be `break-word`:
 * by `anywhere` a narrow column would sooner cut a name in two than be as wide as its longest part.
 */
export const EmailAddress = ({ children }: EmailAddressProps) =>
  children.split(/(?=@)|(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
