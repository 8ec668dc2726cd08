import clsx from 'clsx';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useHeight } from '@/shared/lib/useHeight';
import { Button } from '@/shared/ui/Button/Button';
import { copyText } from '@/shared/ui/CopyButton/copyText';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import type { OwnComment } from '../boardContract';
import { countCharacters, draftReason, judgeDraft, MOST_CHARACTERS } from '../draft';
import { useComposer } from '../useComposer';
import { useKeyboardHeight } from '../useKeyboardHeight';
import styles from './Composer.module.less';

interface Props {
  activityId: number;
  /** Why nobody can write at present. */
  closedReason: string | undefined;
  /** Words to go on with, a new object each time. */
  proposal: { text: string } | undefined;
  /** The member's comments as the server has told them last. */
  own: readonly OwnComment[] | undefined;
  onSent: () => void;
  onRefused: () => void;
  /** The list above it. The keyboard comes to it afterwards, because it grows as one comes near its end. */
  children: ReactNode;
}

/** The field grows with its words, or with the large ones of its placeholder; `isTall` since they have taken a second line. */
function useGrowing(text: string, isClosed: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const measured = useRef<string>(undefined);
  const [isTall, setIsTall] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, or another field, has another height
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = '';
    const isCut = element.scrollHeight > element.clientHeight;
    if (isCut) element.style.height = `${element.scrollHeight}px`;
    // Wider, the same words may stand in one line again: it stays until the field is emptied.
    if (isCut) setIsTall(true);
    else if (text === '' && measured.current !== '') setIsTall(false);
    measured.current = text;
  }, [text, isTall, isClosed]);
  return { field, isTall };
}

/** Asked before what is being written makes way for a comment that is to be changed. */
const OVER_A_DRAFT = {
  title: '换成这条评论？',
  content: '正在写的内容会被换掉。',
  confirmText: '换成这条',
  cancelText: '先不换',
};

/** Where a comment is written, at the foot of the window or on the keyboard. */
export function Composer({ activityId, closedReason, proposal, children, ...board }: Props) {
  const { isSignedIn } = useSession();
  const { text, change, send, isBusy, isUnsure, secondsLeft } = useComposer(activityId, board);
  const keyboardPx = useKeyboardHeight();
  const isClosed = closedReason !== undefined;
  const { field, isTall } = useGrowing(text, isClosed);
  const bar = useRef<HTMLDivElement>(null);
  const height = useHeight(bar);
  const state = judgeDraft(text);
  const isWriting = text !== '';

  // Before the next frame: what is typed or read right after the tap finds the words.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each proposal
  useLayoutEffect(() => {
    if (!proposal) return;
    const take = (isSure: boolean) => {
      // Who has gone on meanwhile has no field here any more.
      if (!isSure || !field.current) return;
      change(proposal.text);
      field.current.focus();
    };
    if (text.trim() === '' || text === proposal.text) take(true);
    else void confirmDialog(OVER_A_DRAFT).then(take);
  }, [proposal]);

  const lift = keyboardPx > 0 ? { transform: `translateY(-${keyboardPx}px)` } : undefined;
  const words = <Field field={field} text={text} isLong={state === 'long'} readOnly={isClosed} onChange={change} />;
  return (
    <>
      <div ref={bar} className={clsx(styles.bar, isWriting && styles.writing, isTall && styles.tall)} style={lift}>
        {isClosed ? (
          <Closed reason={closedReason} text={text}>
            {words}
          </Closed>
        ) : (
          <>
            {isUnsure && !isBusy && (
              <p className={styles.note} role="status">
                没有收到结果，可能已经发布了。再点一次“发布”不会发两条
              </p>
            )}
            {words}
            <SendButton
              reason={reasonOf(state === 'ready' ? undefined : draftReason(state, text), secondsLeft)}
              isBusy={isBusy}
              text={isSignedIn ? '发布' : '登录后发布'}
              onClick={() => (isSignedIn ? send() : void signIn())}
            />
          </>
        )}
      </div>
      {children}
      <div className={styles.space} style={{ height }} />
    </>
  );
}

interface FieldProps {
  field: RefObject<HTMLTextAreaElement>;
  text: string;
  isLong: boolean;
  readOnly: boolean;
  onChange: (text: string) => void;
}

function Field({ field, text, isLong, readOnly, onChange }: FieldProps) {
  const countId = useId();
  return (
    <label className={styles.box}>
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        value={text}
        readOnly={readOnly}
        placeholder="说点什么吧"
        aria-label="写评论"
        aria-invalid={isLong}
        aria-describedby={countId}
        onChange={(event) => onChange(event.target.value)}
      />
      {text !== '' && !readOnly && (
        <small id={countId} className={clsx(styles.count, isLong && styles.over)}>
          {countCharacters(text)}/{MOST_CHARACTERS}
        </small>
      )}
    </label>
  );
}

/** Why nobody can write. What a member has written by then stays in sight, to be taken elsewhere. */
function Closed({ reason, text, children }: { reason: string; text: string; children: ReactNode }) {
  if (text === '') return <p className={styles.reason}>{reason}</p>;
  return (
    <>
      <p className={styles.note} role="status">
        {reason}
      </p>
      {children}
      <Button variant="outline" className={styles.send} onClick={() => void copyText(text, '评论')}>
        复制
      </Button>
    </>
  );
}

function reasonOf(draft: string | undefined, secondsLeft: number): string | undefined {
  return secondsLeft > 0 ? `${secondsLeft} 秒后再发` : draft;
}

interface SendProps {
  reason: string | undefined;
  isBusy: boolean;
  text: string;
  onClick: () => void;
}

function SendButton({ reason, isBusy, text, onClick }: SendProps) {
  if (reason !== undefined && !isBusy) {
    return (
      <Button variant="off" className={styles.send}>
        {reason}
      </Button>
    );
  }
  return (
    <Button className={styles.send} busy={isBusy} onClick={onClick}>
      {text}
    </Button>
  );
}
