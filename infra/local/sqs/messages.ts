import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readStoredJson } from '../damaged-store.ts';
import { writeWholeFile } from '../write-whole-file.ts';

/** A message as it was taken; the receipt is this delivery's own. */
export interface TakenMessage {
  readonly id: string;
  readonly body: string;
  readonly receipt: string;
  /** How often it was taken, this time included. */
  readonly deliveries: number;
}

interface Message {
  readonly id: string;
  readonly body: string;
  /** Until when nobody gets to see it, in epoch milliseconds. */
  hiddenUntil: number;
  deliveries: number;
}

/** The messages of one queue, each in a file of its own: what was put in is on disk, whatever becomes of the process. */
export interface Messages {
  readonly put: (body: string, delaySeconds: number) => Promise<string>;
  /** The message that waits longest, hidden from then on for so long; undefined where none is to be seen. */
  readonly take: (hiddenMs: number) => Promise<TakenMessage | undefined>;
  /** Hides a message from now on for so long. Whether the receipt is of its last delivery, and it is not done with. */
  readonly hide: (receipt: string, seconds: number) => Promise<boolean>;
  /** Ends a message that is done with. */
  readonly remove: (receipt: string) => Promise<void>;
}

interface MessagesOptions {
  readonly directory: string;
  /** A message that was taken so often and comes again is put aside. */
  readonly mostDeliveries: number;
}

const receiptOf = ({ id, deliveries }: Message): string => `${id}.${deliveries}`;

/**
 * Opens the messages of a queue. Whoever was at work when the process ended is at work no more: what was taken is to be
 * seen again at once.
 * @throws DamagedStoreError naming the file
 */
export const openMessages = async ({ directory, mostDeliveries }: MessagesOptions): Promise<Messages> => {
  const aside = path.join(directory, 'aside');
  await mkdir(aside, { recursive: true });
  const fileOf = (id: string): string => path.join(directory, `${id}.json`);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.json'));
  const stored = await Promise.all(names.map((name) => readStoredJson<Message>(path.join(directory, name))));
  for (const message of stored) if (message.deliveries > 0) message.hiddenUntil = 0;
  const messages = new Map(stored.map((message) => [message.id, message]));

  const keep = (message: Message): Promise<void> => writeWholeFile(fileOf(message.id), JSON.stringify(message));
  const byReceipt = (receipt: string): Message | undefined =>
    [...messages.values()].find((message) => receiptOf(message) === receipt);
  const nextToSee = (): Message | undefined =>
    [...messages.values()]
      .filter(({ hiddenUntil }) => hiddenUntil <= Date.now())
      .sort((a, b) => a.hiddenUntil - b.hiddenUntil)[0];

  return {
    put: async (body, delaySeconds) => {
      const message = { id: randomUUID(), body, hiddenUntil: Date.now() + delaySeconds * 1_000, deliveries: 0 };
      await keep(message);
      messages.set(message.id, message);
      return message.id;
    },
    take: async (hiddenMs) => {
      const message = nextToSee();
      if (message === undefined) return undefined;
      if (message.deliveries >= mostDeliveries) {
        messages.delete(message.id);
        await rename(fileOf(message.id), path.join(aside, `${message.id}.json`));
        return undefined;
      }
      message.deliveries += 1;
      message.hiddenUntil = Date.now() + hiddenMs;
      await keep(message);
      return { id: message.id, body: message.body, receipt: receiptOf(message), deliveries: message.deliveries };
    },
    hide: async (receipt, seconds) => {
      const message = byReceipt(receipt);
      if (message === undefined) return false;
      message.hiddenUntil = Date.now() + seconds * 1_000;
      await keep(message);
      return true;
    },
    remove: async (receipt) => {
      const message = byReceipt(receipt);
      if (message === undefined) return;
      messages.delete(message.id);
      await rm(fileOf(message.id), { force: true });
    },
  };
};
