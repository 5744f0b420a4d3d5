/**
 * What a finding says beside its heading: a description that begins with the heading's own sentence goes on behind it.
 * @returns the rest, empty where the heading says all
 */
export const besideTitle = ({
  title,
  description,
}: {
  readonly title: string;
  readonly description: string;
}): string =>
  description.toLowerCase().startsWith(`${title.toLowerCase()}.`)
    ? description.slice(title.length + 1).trimStart()
    : description;

/** Whether advice only asks for a change that is shown beside it. */
export const asksForChange = ({ description }: { readonly description: string }): boolean =>
  /^Ask (?:to strike|to add|for) “/.test(description);
