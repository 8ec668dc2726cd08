/** One photo that the member has picked. */
export interface Photo {
  readonly id: string;
  readonly status: 'waiting' | 'sending' | 'done' | 'failed';
  /** The shrunk picture as a data address; '' until it is ready. */
  readonly preview: string;
  /** The server's address; '' until it is done. */
  readonly url: string;
  /** Why it failed. */
  readonly reason: string;
  /** Sending the same photo again can help. */
  readonly canRetry: boolean;
}

const MOST_BYTES = 20 * 1024 * 1024;

/** Why a file is not taken; undefined when it is. Phones sometimes name no type, then opening it decides. */
export function refuseFile({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (type !== '' && !type.startsWith('image/')) return '只能选照片或图片';
  if (size === 0) return '这个文件是空的';
  return size > MOST_BYTES ? '这张超过 20 MB，请换一张' : undefined;
}

/** How many the server does not have yet and may still get. */
export function countUnsent(photos: readonly Photo[]): number {
  return photos.filter(({ status, canRetry }) => status !== 'done' && (status !== 'failed' || canRetry)).length;
}

/** How the photos stand, in one sentence; '' without photos. `lost` went with the page before they had come up. */
export function describePhotos(photos: readonly Photo[], lost = 0): string {
  const gone = lost > 0 ? `上次有 ${lost} 张没有传完，请重新加` : '';
  if (photos.length === 0) return gone;
  const done = photos.filter(({ status }) => status === 'done').length;
  const failed = photos.filter(({ status }) => status === 'failed').length;
  if (done + failed < photos.length) return `正在上传，已传好 ${done} 张，共 ${photos.length} 张`;
  if (failed === photos.length) return `这 ${failed} 张没有传上`;
  if (failed > 0) return `有 ${failed} 张没有传上，其余的都还在`;
  return [`${photos.length} 张都传好了`, gone].filter((part) => part !== '').join('，');
}

/** What keeps a form with photos from being handed in; undefined when nothing does. */
export function photosMissing(photos: readonly Photo[]): string | undefined {
  if (photos.some(({ status }) => status === 'waiting' || status === 'sending')) return '照片还在上传';
  const failed = photos.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return undefined;
  return failed.some(({ canRetry }) => canRetry) ? '请重试或移除没传上的照片' : '请移除用不了的照片';
}
