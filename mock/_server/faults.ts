import type { ServerResponse } from 'node:http';
import { serverState } from './state';

/**
 * Takes the next fault that QA ordered for a path; '*' stands for every path that has none of its own. `times: -1` stays
 * until reset.
 */
export function takeFault(path: string): { kind: string } | undefined {
  const { faults } = serverState();
  const fault = faults.find((each) => each.path === path) ?? faults.find((each) => each.path === '*');
  if (!fault) return undefined;
  if (fault.times > 0) fault.times -= 1;
  if (fault.times === 0) faults.splice(faults.indexOf(fault), 1);
  return fault;
}

function endWith(res: ServerResponse, status: number, type: string, body: string): true {
  res.statusCode = status;
  res.setHeader('Content-Type', type);
  res.end(body);
  return true;
}

/** Faults that keep the rule from running; `business:2008` refuses with another code than 4001. Returns true when the answer is already given. */
export function applyFaultBefore(kind: string, res: ServerResponse): boolean {
  const json = 'application/json; charset=utf-8';
  switch (kind) {
    case '500':
      return endWith(res, 500, 'text/html', '<h1>Internal Server Error</h1>');
    case '404':
      return endWith(res, 404, 'text/html', '<h1>Not Found</h1>');
    case 'drop':
      res.destroy();
      return true;
    case 'malformed':
      return endWith(res, 200, json, '{"code":0,"data":');
    case 'unauthorized':
      return endWith(res, 200, json, JSON.stringify({ code: 999, msg: '请先登录', data: null }));
  }
  const [, code] = /^business(?::(\d+))?$/.exec(kind) ?? [];
  if (code === undefined && kind !== 'business') return false;
  const refusal = { code: Number(code ?? 4001), msg: '系统维护中，请 10 分钟后再试', data: null };
  return endWith(res, 200, json, JSON.stringify(refusal));
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, Array.isArray(each) ? [] : each]));
}

function wrongTyped(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  if (typeof value === 'number') return '<img src=x onerror=alert(1)>';
  if (typeof value === 'boolean') return 'yes';
  if (Array.isArray(value)) return value.map(wrongTyped);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wrongTyped(each)]));
}

function unknownBlocks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unknownBlocks);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    key === 'blocks' ? [{ type: 'unheardOf', html: '<b>x</b>' }, null, 7] : unknownBlocks(each),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Faults that spoil the answer of a rule that has run; `lost` runs the rule and cuts the connection,
 * `bare` answers the code alone.
 */
export function applyFaultAfter(kind: string, res: ServerResponse, envelope: { data: unknown }): boolean {
  const spoil: Record<string, (data: unknown) => unknown> = {
    empty: emptied,
    wrongTypes: wrongTyped,
    blocks: unknownBlocks,
  };
  if (kind === 'lost') {
    res.destroy();
    return true;
  }
  if (kind === 'bare') return endWith(res, 200, 'application/json; charset=utf-8', '{"code":0,"msg":""}');
  const change = spoil[kind];
  if (!change) return false;
  return endWith(
    res,
    200,
    'application/json; charset=utf-8',
    JSON.stringify({ ...envelope, data: change(envelope.data) }),
  );
}
