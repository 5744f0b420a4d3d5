import { type User, userStateOf } from '../../shared/administration.ts';

const titles = ['Email', 'Name', 'Role', 'Status', 'Registered'];

/** What a person wrote, without what would move the cursor or colour the screen. */
const printable = (text: string): string => text.replace(/\p{C}/gu, '');

/** Accounts as lines of a table for a terminal, their titles first. */
export const showAccounts = (users: readonly User[]): readonly string[] => {
  const rows = users.map((user) =>
    [user.email, user.name, user.role, userStateOf(user), user.createdAt.slice(0, 10)].map(printable),
  );
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [titles, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};
