import * as v from 'valibot';
import { phoneNotes } from '@/shared/lib/deviceStorage';
import { readRecord } from '@/shared/lib/storage';
import { getText, type ServerText } from './contract';

/** A text that was read on this phone, for a place without a network. */
export interface KeptText {
  text: ServerText;
  /** When it came, epoch ms of the server's clock. */
  at: number;
}

/** Keeps the present wording of a text; everybody may read it, so it is kept for nobody in particular. */
export function keepText(text: ServerText, at: number): void {
  phoneNotes.write(`text:${text.key}`, JSON.stringify({ text, at }));
}

/** The wording that was kept last; undefined when there is none or it cannot be read. */
export function readKeptText(key: string): KeptText | undefined {
  const { text, at } = readRecord(phoneNotes, `text:${key}`) ?? {};
  const decoded = v.safeParse(getText.data, text);
  if (!decoded.success || typeof at !== 'number' || decoded.output.key !== key) return undefined;
  return { text: decoded.output, at };
}
