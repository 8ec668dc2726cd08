import { useCallback, useEffect, useRef, useState } from 'react';
import type { DataOf } from '@/request/defineCall';
import type { Envelope } from '@/request/envelope';
import { failureOf } from '@/request/failure';
import { createIntent, type Intent } from '@/request/intent';
import { offerLogin, saySigningIn } from '@/request/offerLogin';
import { send } from '@/request/send';
import { readLoginInfo } from '@/session/loginInfo';
import { createClientToken } from '@/shared/lib/clientToken';
import { showMessage } from '@/shared/ui/toast/toast';
import { uploadImage } from './contract';
import { countUnsent, type Photo, refuseFile } from './photo';
import { shrinkImage } from './shrinkImage';

/** Makes a data address of a file, small and without its metadata. */
export type Shrink = (file: Blob) => Promise<string>;

/** What belongs to a photo and is not shown. */
interface Work {
  file: File;
  intent: Intent;
  controller: AbortController;
  shrunk: string;
}

const NOT_SENT = '没有传上，请重试';

/** A refusal of the server is final; everything else may pass. */
function outcomeOf(envelope: Envelope<DataOf<typeof uploadImage>>): Partial<Photo> {
  const failure = failureOf(envelope);
  if (!failure) return { status: 'done', url: envelope.data?.url ?? '' };
  if (failure.kind === 'business') return { status: 'failed', reason: failure.msg, canRetry: false };
  return { status: 'failed', reason: NOT_SENT, canRetry: true };
}

/** What a form has kept of its photos. */
interface Kept {
  /** Addresses of those that are with the server. */
  images: readonly string[];
  /** How many were not. */
  unsent: number;
}

const NOTHING: Kept = { images: [], unsent: 0 };

const NEW: Omit<Photo, 'id'> = { status: 'waiting', preview: '', url: '', reason: '', canRetry: false };

/**
 * Photos from being picked to being with the server, one after the other. A photo that fails keeps its place and can be
 * sent again; the others go on. Leaving the screen ends what is under way. `kept` is from before: what had not come up
 * by then is said until other photos are chosen.
 */
export function usePhotos(most: number, shrink: Shrink = shrinkImage, kept: Kept = NOTHING) {
  const [lost, setLost] = useState(kept.unsent);
  const [photos, setPhotos] = useState<readonly Photo[]>(() =>
    kept.images.slice(0, most).map((url) => ({ ...NEW, id: url, status: 'done', preview: url, url })),
  );
  const works = useRef(new Map<string, Work>());
  const queue = useRef(Promise.resolve());

  useEffect(() => {
    const { current } = works;
    return () => {
      for (const { controller } of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  const patch = useCallback((id: string, change: Partial<Photo>) => {
    setPhotos((previous) => previous.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)));
  }, []);

  const upload = useCallback(
    async (id: string) => {
      const work = works.current.get(id);
      if (!work) return;
      patch(id, { status: 'sending', reason: '' });
      work.shrunk ||= await shrink(work.file).catch(() => '');
      if (work.shrunk === '') {
        patch(id, { status: 'failed', reason: '这张图片打不开，请换一张', canRetry: false });
        return;
      }
      patch(id, { preview: work.shrunk });
      const { shrunk: file, intent, controller } = work;
      const login = readLoginInfo();
      // The only rejection is the end of the photo or of the screen.
      const envelope = await send(
        uploadImage,
        { file, clientToken: intent.open(id) },
        { signal: controller.signal, loading: false, onUnauthorised: () => saySigningIn() },
      ).catch(() => undefined);
      if (!envelope || !works.current.has(id)) return;
      patch(id, outcomeOf(envelope));
      // The next photo waits for the answer. Who has signed in meanwhile has come back to a page that the browser has kept.
      if (envelope.kind === 'unauthorised' && readLoginInfo() === login) await offerLogin();
    },
    [patch, shrink],
  );

  const enqueue = useCallback(
    (id: string) => {
      queue.current = queue.current.then(() => upload(id));
    },
    [upload],
  );

  const add = (files: readonly File[]) => {
    const room = most - photos.length;
    const taken = files.slice(0, room).map((file): Photo => {
      const id = createClientToken();
      const reason = refuseFile(file);
      if (reason !== undefined) return { ...NEW, id, status: 'failed', reason };
      works.current.set(id, { file, intent: createIntent(undefined), controller: new AbortController(), shrunk: '' });
      return { ...NEW, id };
    });
    setLost(0);
    setPhotos((previous) => [...previous, ...taken]);
    for (const { id, status } of taken) if (status === 'waiting') enqueue(id);
    if (files.length > room) showMessage(`最多 ${most} 张，多出的 ${files.length - room} 张没有加入`);
  };
  const retry = (id: string) => {
    patch(id, { status: 'waiting', reason: '' });
    enqueue(id);
  };
  const remove = (id: string) => {
    works.current.get(id)?.controller.abort();
    works.current.delete(id);
    setLost(0);
    setPhotos((previous) => previous.filter((photo) => photo.id !== id));
  };
  return { photos, lost, unsent: lost + countUnsent(photos), most, add, retry, remove };
}
export type Photos = ReturnType<typeof usePhotos>;
