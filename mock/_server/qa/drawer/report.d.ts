export function makeLink(): Promise<string>;
export function makeReport(): Promise<string>;
export function asCurl(call: { route: string; url: string; asked: unknown }): string;
