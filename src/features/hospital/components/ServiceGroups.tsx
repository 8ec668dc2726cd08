import { keyed } from '@/shared/lib/keyed';
import { Card } from '@/shared/ui/Card/Card';
import type { HospitalService, HospitalServices } from '../contract';
import { elsewhereNote } from '../serviceChoice';
import type { WaysOf } from '../useServiceWays';
import { GroupTitle } from './GroupTitle';
import { ServiceRow } from './ServiceRow';

/** Said once for all of them; what is paused says so itself. */
export function noteFor(items: readonly HospitalService[], waysOf: WaysOf): string | undefined {
  const open = items.filter(({ status }) => status === 'open');
  const elsewhere = open.filter((service) => {
    const { target } = waysOf(service);
    return target.kind === 'none' && target.why === 'elsewhere';
  });
  return elsewhereNote(
    elsewhere.map(({ name }) => name),
    open.length,
  );
}

export function ServiceGroups({ groups, waysOf }: Pick<HospitalServices, 'groups'> & { waysOf: WaysOf }) {
  return (
    <>
      {keyed(groups).map(([key, { name, items }]) => (
        <Card key={key} aria-label={name}>
          <GroupTitle note={noteFor(items, waysOf)}>{name}</GroupTitle>
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
