import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { HospitalServices } from '../contract';
import type { WaysOf } from '../useServiceWays';
import { ServiceRow } from './ServiceRow';

export function ServiceGroups({ groups, waysOf }: Pick<HospitalServices, 'groups'> & { waysOf: WaysOf }) {
  return (
    <>
      {keyed(groups).map(([key, { name, items }]) => (
        <Card key={key} aria-label={name}>
          <SectionTitle>{name}</SectionTitle>
          <div>
            {items.map((service) => (
              <ServiceRow key={service.key} service={service} waysOf={waysOf} />
            ))}
          </div>
        </Card>
      ))}
    </>
  );
}
