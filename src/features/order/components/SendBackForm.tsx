import { useState } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { Button } from '@/shared/ui/Button/Button';
import { Field } from '@/shared/ui/Field/Field';
import { showSuccess } from '@/shared/ui/toast/toast';
import { sendAfterSaleExpress } from '../contract';

/** As the server takes it: full-width characters become plain ones, without the blanks that stand on a receipt. */
function tidyNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\u200b-\u200d]/g, '');
}

/** The parcel that goes back: company and number. */
export function SendBackForm({ afterSaleId, onDone }: { afterSaleId: string; onDone: () => void }) {
  const [company, setCompany] = useState('');
  const [no, setNo] = useState('');
  const isNumber = /^[A-Za-z0-9-]{6,32}$/.test(tidyNumber(no));
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
        {...(no !== '' && !isNumber ? { error: '单号是 6 到 32 位字母或数字' } : {})}
      />
      {company.trim() === '' || !isNumber ? (
        <Button variant="off" block>
          请填写快递公司和单号
        </Button>
      ) : (
        <Button
          block
          busy={isBusy}
          onClick={() => void submit({ afterSaleId, company: company.trim(), no: tidyNumber(no) })}
        >
          提交
        </Button>
      )}
    </>
  );
}
