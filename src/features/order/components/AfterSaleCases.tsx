import { useEffect, useRef, useState } from 'react';
import { PhotoStrip } from '@/features/upload';
import { useSubmit } from '@/request/useSubmit';
import { formatYuan } from '@/shared/lib/money';
import { useQueryParam } from '@/shared/lib/navigation';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { Field } from '@/shared/ui/Field/Field';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import { showSuccess } from '@/shared/ui/toast/toast';
import type { AfterSale } from '../afterSaleSchemas';
import { cancelAfterSale, sendAfterSaleExpress } from '../contract';
import styles from './AfterSaleCases.module.less';
import { ReturnedNote } from './ReturnedNote';

interface Props {
  cases: readonly AfterSale[];
  onChanged: () => void;
}

/** How the after-sales of an order stand; 查看售后 of the list leads right here. */
export function AfterSaleCases({ cases, onChanged }: Props) {
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
          <Case key={each.afterSaleId} afterSale={each} onChanged={onChanged} />
        ))}
      </Card>
    </div>
  );
}

function backText({ points, cash }: AfterSale): string {
  const parts = [
    points !== null && points > 0 ? `${formatPoints(points)} 积分` : '',
    cash !== null && cash > 0 ? formatYuan(cash) : '',
  ];
  return parts.filter((part) => part !== '').join('、');
}

function Case({ afterSale, onChanged }: { afterSale: AfterSale; onChanged: () => void }) {
  const { afterSaleId, statusText, reason, reasonText, images, returnTo, timeline, operate } = afterSale;
  const [isSending, setIsSending] = useState(false);
  const { submit, isBusy } = useSubmit(cancelAfterSale, {
    onDone: () => {
      showSuccess('已撤销');
      onChanged();
    },
  });
  const act = async (key: string) => {
    if (key === 'express') return setIsSending(true);
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
        <b>{statusText}</b>
        <span>{backText(afterSale)}</span>
      </header>
      <p className={styles.label}>原因：{reason}</p>
      <PhotoStrip urls={images} />
      {reasonText !== undefined && <ReturnedNote>{reasonText}</ReturnedNote>}
      {returnTo !== undefined && <p className={styles.label}>寄回：{returnTo}</p>}
      <Timeline aria-label="售后进度" items={timeline.map(({ at, text }) => ({ title: text, at }))} />
      {isSending ? (
        <ExpressForm afterSaleId={afterSaleId} onDone={onChanged} />
      ) : (
        <div className={styles.caseActions}>
          {operate.map((each) => (
            <ActionButton
              key={each.key}
              operate={each}
              size="small"
              variant={each.key === 'express' ? 'tint' : 'outline'}
              busy={isBusy}
              onClick={(key) => void act(key)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function ExpressForm({ afterSaleId, onDone }: { afterSaleId: string; onDone: () => void }) {
  const [company, setCompany] = useState('');
  const [no, setNo] = useState('');
  const isNumber = /^[\w-]{6,30}$/.test(no.trim());
  const { submit, isBusy } = useSubmit(sendAfterSaleExpress, {
    onDone: () => {
      showSuccess('已提交寄回单号');
      onDone();
    },
  });
  return (
    <>
      <Field label="快递公司" value={company} onChange={setCompany} placeholder="例如 圆通速递" maxCharacters={20} />
      <Field
        label="寄回单号"
        value={no}
        onChange={setNo}
        {...(no !== '' && !isNumber ? { error: '单号是 6 到 30 位字母或数字' } : {})}
      />
      {company.trim() === '' || !isNumber ? (
        <Button variant="off" block>
          请填写快递公司和单号
        </Button>
      ) : (
        <Button
          block
          busy={isBusy}
          onClick={() => void submit({ afterSaleId, company: company.trim(), no: no.trim() })}
        >
          提交
        </Button>
      )}
    </>
  );
}
