import { readLoginInfo } from '@/session/loginInfo';
import { isKnownPath } from '@/shared/config/routes';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { redactText } from '@/shared/lib/redact';
import { readRecord } from '@/shared/lib/storage';
import { type ProblemReport, reportProblem } from './contract';
import type { ProblemKind } from './problems';
import { send } from './send';

const KEY = 'problemsTold';
/** Reports of one session; what follows rarely says anything new. */
const MOST_REPORTS = 5;
const MESSAGE_LIMIT = 200;
const MOST_FRAMES = 5;
const FRAME = /([\w.-]{1,80}\.js)(?:\?[^\s:)]{0,200})?:(\d{1,7}):(\d{1,7})/g;

function textOf(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return String(error);
  const { name, message } = error as Partial<Error>;
  return [name, message].filter((part) => typeof part === 'string' && part !== '').join(': ');
}

/** A text without this tab's token, whatever that looks like. */
function withoutToken(text: string): string {
  const { login_access_token: token } = readLoginInfo();
  return token === '' ? text : text.split(token).join('***');
}

/** File names with line and column; hosts, paths, queries and function names stay behind. */
export function framesOf(error: unknown): string[] {
  const stack = typeof error === 'object' && error !== null ? (error as Partial<Error>).stack : undefined;
  if (typeof stack !== 'string') return [];
  const frames: string[] = [];
  stack.slice(0, 8000).replace(FRAME, (frame, file, line, column) => {
    frames.push(`${file}:${line}:${column}`);
    return frame;
  });
  return frames.slice(0, MOST_FRAMES);
}

/** The fingerprint of the build's main file, or "development". */
export function releaseOf(): string {
  const main = document.querySelector('script[src*="umi."]')?.getAttribute('src') ?? '';
  return /umi\.([0-9a-f]{6,20})\.js/.exec(main)?.[1] ?? 'development';
}

/** The path of the screen, without its query, or "unknown". */
export function routeOf(): string {
  const [path = ''] = window.location.hash.slice(1).split('?');
  return isKnownPath(path) ? path : 'unknown';
}

/** Every other write says whose tab it comes from; a report says nothing of the member. */
const NOBODY = { expectedUserId: undefined };

/** Hands a report in, silently. Never rejects. */
export async function handIn(report: ProblemReport): Promise<void> {
  await send(reportProblem, { ...report, ...NOBODY }).catch(() => undefined);
}

/** Counts a report; false when the session has had its share or has told the same before. */
function mayTell(mark: string): boolean {
  const told = readRecord(tabNotes, KEY)?.marks;
  const marks = Array.isArray(told) ? told.filter((each) => typeof each === 'string') : [];
  if (marks.length >= MOST_REPORTS || marks.includes(mark)) return false;
  tabNotes.write(KEY, JSON.stringify({ marks: [...marks, mark] }));
  return true;
}

/**
 * Reports one problem, silently: at most five of a session, each once, without addresses, numbers and tokens. Never
 * rejects.
 */
export async function reportError(kind: ProblemKind, error: unknown): Promise<void> {
  const isChunk = /ChunkLoadError|Loading (CSS )?chunk/.test(textOf(error));
  const code = isChunk ? 'chunk' : kind;
  const message = redactText(withoutToken(textOf(error)))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_LIMIT);
  const frames = framesOf(error);
  if (!mayTell(`${code} ${message.slice(0, 60)} ${frames[0] ?? ''}`)) return;
  await handIn({ release: releaseOf(), route: routeOf(), code, message, frames });
}
