import { Suspense, useEffect, useRef } from 'react';
import { PhotoStrip } from '@/features/upload';
import { useSubmit } from '@/request/useSubmit';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam } from '@/shared/lib/navigation';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import { showSuccess } from '@/shared/ui/toast/toast';
import type { AfterSale } from '../afterSaleSchemas';
import { cancelAfterSale } from '../contract';
import { returnedText } from '../orderCopy';
import styles from './AfterSaleCases.module.less';

const SendBackForm = lazyPart(
  async () => (await import(/* webpackChunkName: "part.orderPanels" */ './SendBackForm')).SendBackForm,
);

/** The button at the foot of the screen that opens the form. */
const IN_BAR = 'express';

interface Props {
  cases: readonly AfterSale[];
  /** What the head of the screen says. */
  headText: string;
  onChanged: () => void;
}

/** How the after-sales of an order stand; 查看售后 of the list leads right here. */
export function AfterSaleCases({ cases, headText, onChanged }: Props) {
  const isWanted = useQueryParam('step') === 'case';
  const seat = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus brings it into view.
    if (isWanted) seat.current?.focus();
  }, [isWanted]);
  if (cases.length === 0) return null;
  return (
    <div ref={seat} tabIndex={-1} className={styles.cases}>
      <Card aria-label="售后">
        <SectionTitle>售后</SectionTitle>
        {cases.map((each) => (
          <Case
            key={each.afterSaleId}
            afterSale={each}
            headText={headText}
            isSending={isWanted}
            onChanged={onChanged}
          />
        ))}
      </Card>
    </div>
  );
}

/** What a case is about, where the head of the screen says how it stands; of one that is over the head says nothing. */
function backWord(status: AfterSale['status']): string {
  return status === 'refunded' ? '已退回' : '申请退回';
}

interface CaseProps {
  afterSale: AfterSale;
  headText: string;
  isSending: boolean;
  onChanged: () => void;
}

function Case({ afterSale, headText, isSending, onChanged }: CaseProps) {
  const { afterSaleId, status, statusText, reason, reasonText, images, returnTo, returnBefore, timeline } = afterSale;
  const operate = afterSale.operate.filter(({ key }) => key !== IN_BAR);
  const { submit, isBusy } = useSubmit(cancelAfterSale, {
    onDone: () => {
      showSuccess('已撤销');
      onChanged();
    },
    askAnew: onChanged,
  });
  const withdraw = async () => {
    const isSure = await confirmDialog({
      title: '撤销售后申请？',
      content: '撤销后可以在期限内再次申请。',
      confirmText: '撤销',
      cancelText: '先不撤销',
    });
    if (isSure) await submit({ afterSaleId });
  };
  return (
    <section className={styles.case} aria-label={`售后 ${statusText}`}>
      <header className={styles.caseHead}>
        <b>{statusText === headText ? backWord(status) : statusText}</b>
        <span>{returnedText({ ...afterSale, couponIds: [] })}</span>
      </header>
      <p className={styles.label}>原因：{reason}</p>
      <PhotoStrip urls={images} />
      {reasonText !== undefined && <p className={styles.label}>审核说明：{reasonText}</p>}
      {returnTo !== undefined && (
        <p className={styles.label}>
          寄回：{returnTo}
          {returnBefore !== null && (
            <b className={styles.deadline}>
              <Dated>请在 {formatLastDay(returnBefore, '前寄回')}</Dated>
            </b>
          )}
        </p>
      )}
      <Timeline aria-label="售后进度" items={timeline.map(({ at, text }) => ({ title: text, at }))} />
      {isSending && status === 'sendBack' ? (
        <Suspense
          fallback={
            <PartLoading>
              <Skeleton height="220px" />
            </PartLoading>
          }
        >
          <SendBackForm afterSaleId={afterSaleId} onChanged={onChanged} />
        </Suspense>
      ) : (
        <div className={styles.caseActions}>
          {operate.map((each) => (
            <ActionButton
              key={each.key}
              operate={each}
              size="small"
              variant="outline"
              busy={isBusy}
              onClick={() => void withdraw()}
            />
          ))}
        </div>
      )}
    </section>
  );
}
