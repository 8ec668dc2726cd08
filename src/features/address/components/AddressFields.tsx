import { Card } from '@/shared/ui/Card/Card';
import { Field } from '@/shared/ui/Field/Field';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Switch } from '@/shared/ui/Switch/Switch';
import { DETAIL_LIMIT } from '../addressForm';
import type { useAddressForm } from '../useAddressForm';
import type { useAreaTree } from '../useAreaTree';
import { AreaField } from './AreaField';
import { TagField } from './TagField';

interface Props {
  fields: ReturnType<typeof useAddressForm>;
  areas: ReturnType<typeof useAreaTree>;
}

/** The fields of one address. */
export function AddressFields({ fields, areas }: Props) {
  const { form, errors, change, checkField } = fields;
  return (
    <>
      <Card tight>
        <Field
          label="收货人"
          value={form.name}
          placeholder="请填写姓名"
          autoComplete="name"
          error={errors.name}
          onChange={(name) => change({ name })}
        />
        <Field
          label="手机号"
          type="tel"
          inputMode="tel"
          value={form.mobile}
          placeholder="手机或座机"
          autoComplete="tel"
          error={errors.mobile}
          onChange={(mobile) => change({ mobile })}
          onBlur={() => form.mobile !== '' && checkField('mobile', areas.tree)}
        />
        <AreaField areas={areas} form={form} error={errors.area} onChange={change} />
        <Field
          label="详细地址"
          rows={2}
          value={form.detail}
          placeholder="街道、小区、楼栋、门牌号"
          autoComplete="street-address"
          maxCharacters={DETAIL_LIMIT}
          error={errors.detail}
          onChange={(detail) => change({ detail })}
        />
      </Card>
      <Card tight>
        <TagField value={form.tag} error={errors.tag} onChange={(tag) => change({ tag })} />
        <ListRow
          wide
          title={<span aria-hidden>设为默认地址</span>}
          note="下单和领奖时先用它"
          value={
            <Switch
              checked={form.isDefault}
              aria-label="设为默认地址"
              onChange={(isDefault) => change({ isDefault })}
            />
          }
        />
      </Card>
    </>
  );
}
