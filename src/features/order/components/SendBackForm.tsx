import { useSubmit } from '@/request/useSubmit';
import { keptText, useKeptDraft } from '@/session/useKeptDraft';
import { UNSEEN } from '@/shared/lib/unseen';
import { Button } from '@/shared/ui/Button/Button';
import { countCharacters, Field } from '@/shared/ui/Field/Field';
import { showSuccess } from '@/shared/ui/toast/toast';
import { sendAfterSaleExpress } from '../panelContract';

/** In characters; the number may have blanks between its digits. */
const COMPANY_LIMIT = 20;
const NUMBER_LIMIT = 64;

/** As the server takes it: full-width characters become plain ones, without the blanks that stand on a receipt. */
function tidyNumber(typed: string): string {
  return typed.normalize('NFKC').replace(UNSEEN, '').replace(/\s/g, '');
}

/** The parcel that goes back: company and number, kept in the tab until they are handed in. */
export function SendBackForm({ afterSaleId, onChanged }: { afterSaleId: string; onChanged: () => void }) {
  const { draft, change, drop } = useKeptDraft(`sendBack:${afterSaleId}`, (kept) => ({
    company: keptText(kept.company, COMPANY_LIMIT),
    no: keptText(kept.no, NUMBER_LIMIT),
  }));
  const { company, no } = draft;
  const isCompany = company.trim() !== '' && countCharacters(company.trim()) <= COMPANY_LIMIT;
  const isNumber = /^[A-Za-z0-9-]{6,32}$/.test(tidyNumber(no));
  const { submit, isBusy } = useSubmit(sendAfterSaleExpress, {
    onDone: () => {
      drop();
      showSuccess('已提交寄回单号');
      onChanged();
    },
    askAnew: onChanged,
  });
  return (
    <>
      <Field
        label="快递公司"
        value={company}
        onChange={(typed) => change({ company: typed })}
        placeholder="例如 圆通速递"
        maxCharacters={COMPANY_LIMIT}
        {...(company.trim() !== '' && !isCompany ? { error: `快递公司最多 ${COMPANY_LIMIT} 个字` } : {})}
      />
      <Field
        label="寄回单号"
        value={no}
        onChange={(typed) => change({ no: typed })}
        {...(no !== '' && !isNumber ? { error: '单号是 6 到 32 位字母或数字' } : {})}
      />
      {!isCompany || !isNumber ? (
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
