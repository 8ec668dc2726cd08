import type { GuestContext } from '../handle';
import { refuse } from '../refusal';

type Control = (body: Record<string, unknown>, ctx: GuestContext) => unknown;

const controls = new Map<string, Control>();

/**
 * Adds a control call for QA and tests: `POST /api/__mock/<name>` runs `control` with the JSON body and answers what it
 * returns as `data`. Another control of the same name is replaced.
 */
export function onControl(name: string, control: Control): void {
  controls.set(name, control);
}

/** Runs the control that the path names. */
export function runControl(ctx: GuestContext): unknown {
  const name = ctx.req.params?.control ?? '';
  const control = controls.get(name);
  if (!control) throw refuse.notFound(`没有这个控制：${name}`);
  return control(ctx.body, ctx);
}
