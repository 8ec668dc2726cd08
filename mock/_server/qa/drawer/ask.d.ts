export function control<Data = Record<string, unknown>>(name: string, body?: object): Promise<Data>;
export function lastCalls(): Promise<{ route: string; url: string; asked: unknown; status: number }[]>;
