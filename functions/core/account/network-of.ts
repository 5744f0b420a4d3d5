/**
 * The network an address counts as: itself for IPv4, the first 64 bits for IPv6, for whoever has one IPv6 address has
 * that many (RFC 6177 gives an end site at least a /64).
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const left = groupsOf(head);
  const right = groupsOf(tail);
  const zeros = address.includes('::')
    ? Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
    : [];
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
