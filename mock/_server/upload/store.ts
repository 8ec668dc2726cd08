import { defineStore } from '../state';

export interface Upload {
  /** File name under /api/__mock/upload/, not guessable. */
  file: string;
  userId: string;
  type: string;
  bytes: Buffer;
  at: number;
}

/** Pictures that members have sent; the oldest go when there are many. */
const KEPT = 300;
export const uploads = defineStore('uploads', () => ({ rows: [] as Upload[] }));

export function keepUpload(upload: Upload): void {
  const { rows } = uploads();
  rows.push(upload);
  rows.splice(0, Math.max(rows.length - KEPT, 0));
}

export function addressOf({ file }: Pick<Upload, 'file'>): string {
  return `/api/__mock/upload/${file}`;
}

/** Says whether a member has sent the picture that an address names. */
export function isOwnUpload(userId: string, address: unknown): boolean {
  return uploads().rows.some((row) => row.userId === userId && addressOf(row) === address);
}
