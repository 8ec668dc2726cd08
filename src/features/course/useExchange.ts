import { useState } from 'react';
import * as v from 'valibot';
import { useSubmit } from '@/request/useSubmit';
import { CHANGED_MEANWHILE, CODE_INVALID, CODE_LOCKED } from '@/shared/config/serverCodes';
import { useSetQuery } from '@/shared/lib/navigation';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type CourseDetail, codeRefusal, exchangeCourse, type Way } from './contract';
import { exchangeIntent } from './intents';

/** What stands above the form: why it was refused, or that its answer was lost. */
export interface ExchangeNote {
  way: Way | undefined;
  text: string;
}

/** Hands in one exchange; its result and its refusals stay on the screen. */
export function useExchange(
  course: CourseDetail,
  { refresh, onExchanged }: { refresh: () => void; onExchanged: () => void },
) {
  const [note, setNote] = useState<ExchangeNote>();
  const setQuery = useSetQuery();
  const { submit, isBusy } = useSubmit(exchangeCourse, {
    ...exchangeIntent(course),
    onDone: (answer) => {
      onExchanged();
      if (answer) setQuery({ recordId: answer.recordId, way: undefined, code: undefined }, { replace: true });
      else showSuccess('课程换到了');
      refresh();
    },
    onRefused: ({ code, msg, data }) => {
      const isAboutCode = code === CODE_INVALID || code === CODE_LOCKED;
      const known = v.safeParse(codeRefusal, data);
      const text = (isAboutCode && known.success && known.output.reasonText) || msg;
      setNote({
        way: isAboutCode ? 'code' : undefined,
        text: code === CHANGED_MEANWHILE ? `${msg}，再点一次才会兑换` : text,
      });
      // What is offered beside the words may be another thing by now: points, price, ownership.
      refresh();
    },
    onUnknown: () => {
      setNote({ way: undefined, text: '没有收到结果，可能已经换好。再点一次不会重复扣' });
      // Whether he has it by now.
      refresh();
    },
  });

  const exchange = (way: Way, code: string) => {
    setNote(undefined);
    const { courseId, offerId } = course;
    void submit({ courseId, way, offerId, ...(way === 'code' ? { code } : {}) });
  };
  return { exchange, isBusy, note, forget: () => setNote(undefined) };
}
