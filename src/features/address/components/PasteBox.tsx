import { useState } from 'react';
import { useSubmit } from '@/request/useSubmit';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { countCharacters, Field } from '@/shared/ui/Field/Field';
import { type AddressForm, fillForm } from '../addressForm';
import { parseAddress } from '../contract';
import styles from './PasteBox.module.less';

const LIMIT = 300;
const SURE_ENOUGH = 0.9;

/** Full-width digits as plain ones, so that a phone number is seen as one; the text keeps its length. */
function plainDigits(text: string): string {
  return text.replace(/[\uff10-\uff19]/g, (digit) => digit.normalize('NFKC'));
}

type Parsed = Parameters<typeof fillForm>[1] & { confidence: number };

function Preview({ parsed, onTake, onDrop }: { parsed: Parsed; onTake: () => void; onDrop: () => void }) {
  const orMissing = (value: string) => value || '没有认出，请手动填写';
  return (
    <section aria-label="识别结果" className={styles.preview}>
      <DescriptionList
        items={[
          { term: '收货人', value: orMissing(parsed.name) },
          { term: '手机号', value: orMissing(parsed.mobile) },
          { term: '所在地区', value: orMissing(parsed.areaText) },
          { term: '详细地址', value: orMissing(parsed.detail) },
        ]}
      />
      <p className={styles.note}>
        {parsed.confidence >= SURE_ENOUGH ? '请核对，填入后还可以修改' : '有些内容不确定，填入后请补全'}
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" size="small" onClick={onDrop}>
          不用
        </Button>
        <Button variant="tint" size="small" onClick={onTake}>
          填入下面
        </Button>
      </div>
    </section>
  );
}

interface Props {
  startsOpen: boolean;
  form: AddressForm;
  onFill: (form: AddressForm) => void;
}

/** A pasted message becomes parts; the member sees them before they get into the fields. */
export function PasteBox({ startsOpen, form, onFill }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [parsed, setParsed] = useState<Parsed>();
  const { submit, isBusy } = useSubmit(parseAddress, {
    onDone: (found) => {
      const isNothing = found.confidence === 0;
      setError(isNothing ? '没有认出姓名、电话或地址，请直接在下面填写' : undefined);
      setParsed(isNothing ? undefined : found);
    },
    onRefused: ({ msg }) => setError(msg),
  });
  const recognise = () => {
    if (text.trim() === '') setError('请先粘贴收货信息');
    else if (countCharacters(text) > LIMIT) setError(`最多 ${LIMIT} 个字`);
    else void submit({ text: plainDigits(text.trim()) });
  };

  return (
    <Card tight>
      <button type="button" className={styles.head} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <span>粘贴识别</span>
        <small>{isOpen ? '收起' : '粘贴一段文字，自动分好'}</small>
      </button>
      {isOpen && (
        <div className={styles.body}>
          <Field
            label="收货信息"
            rows={3}
            value={text}
            placeholder="如：林女士 138****0000 浙江省杭州市西湖区文三路 1 号"
            maxCharacters={LIMIT}
            error={error}
            onChange={(value) => {
              setText(value);
              setError(undefined);
              // It was made of other words.
              setParsed(undefined);
            }}
          />
          {parsed ? (
            <Preview
              parsed={parsed}
              onDrop={() => setParsed(undefined)}
              onTake={() => {
                onFill(fillForm(form, parsed));
                setParsed(undefined);
                setText('');
                setIsOpen(false);
              }}
            />
          ) : (
            <div className={styles.buttons}>
              <Button variant="tint" busy={isBusy} busyText="识别中" onClick={recognise}>
                识别
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
