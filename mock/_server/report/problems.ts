import type { GuestContext } from '../handle';
import { needText, refuse } from '../refusal';
import { defineStore } from '../state';

interface ProblemRow {
  release: string;
  route: string;
  code: string;
  message: string;
  frames: string[];
  at: number;
}

/** The latest problems that the app has told of, for QA to look at. */
const KEPT = 200;
export const problems = defineStore('problems', () => ({ rows: [] as ProblemRow[] }));

const CODES = ['uncaught', 'render', 'chunk', 'contract', 'speed'];
const MOST_FRAMES = 5;
/** What the app has to take out before it reports: queries, long numbers, whole addresses. */
const PERSONAL = /[?#]|\d{7,}|:\/\//;

/** Figures with what they are worth, each once, such as "FCP 704 good, CLS 0.000 good". */
const SPEED = /^(?:(?:FCP|LCP|INP|TTFB|CLS) \d{1,6}(?:\.\d{3})? (?:good|needs-improvement|poor)(?:, (?!$)|$))+$/;

function needShape(value: unknown, msg: string, shape: RegExp): string {
  const text = needText(value, msg, 200);
  if (!shape.test(text)) throw refuse.badInput(msg);
  return text;
}

function needClean(value: unknown): string {
  const text = needText(value, '缺少内容', 200);
  if (PERSONAL.test(text)) throw refuse.badInput('报告里不能有地址、参数和号码');
  return text;
}

function needFrames(value: unknown): string[] {
  if (!Array.isArray(value) || value.length > MOST_FRAMES) throw refuse.badInput('位置不对');
  return value.map((frame) => needShape(frame, '位置不对', /^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/));
}

export function takeProblem({ body, now }: GuestContext) {
  const code = needText(body.code, '缺少类别', 20);
  if (!CODES.includes(code)) throw refuse.badInput('没有这种类别');
  if (code === 'speed') needShape(body.message, '速度不对', SPEED);
  const { rows } = problems();
  rows.push({
    release: needShape(body.release, '缺少版本', /^([0-9a-f]{6,20}|development)$/),
    route: needShape(body.route, '缺少页面', /^(unknown|(\/[\w-]+)+)$/),
    code,
    message: needClean(body.message),
    frames: needFrames(body.frames),
    at: now,
  });
  rows.splice(0, Math.max(rows.length - KEPT, 0));
  return {};
}
