import { Card } from '@/shared/ui/Card/Card';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { LiveSearch } from '@/shared/ui/Search/LiveSearch';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { type Find, isEmergency } from '../serviceChoice';
import type { WaysOf } from '../useServiceWays';
import { ServiceRow } from './ServiceRow';
import styles from './ServiceSearch.module.less';

const LONGEST = 20;

interface FieldProps {
  words: string;
  onChange: (words: string) => void;
}

/** What somebody looks for in a hospital stays out of the address; the list is searched on the phone. */
export function SearchField({ words, onChange }: FieldProps) {
  return (
    <LiveSearch
      className={styles.form}
      inputClassName={styles.input}
      label="找服务"
      placeholder="找服务，例如 挂号"
      maxLength={LONGEST}
      value={words}
      onChange={onChange}
    />
  );
}

interface FindsProps {
  words: string;
  finds: readonly Find[];
  waysOf: WaysOf;
}

interface Told {
  title: string;
  note?: string;
  isHelpful?: boolean;
}

function toldOf(words: string, count: number): Told {
  if (count > 0) return { title: `找到 ${count} 项` };
  // Customer service is not there at night, and sends nobody.
  if (isEmergency(words)) return { title: '急症请打 120', note: '电话在上面，点一下就能打' };
  return { title: `没有找到“${words.trim()}”`, note: '换个词试试，或者直接问我们', isHelpful: true };
}

export function Finds({ words, finds, waysOf }: FindsProps) {
  const { title, note, isHelpful } = toldOf(words, finds.length);
  return (
    <Card aria-label="找到的服务">
      <div role="status">
        <SectionTitle note={note}>{title}</SectionTitle>
      </div>
      {finds.length > 0 && (
        <div>
          {finds.map(({ service, group }) => (
            <ServiceRow key={`${group} ${service.key}`} service={service} waysOf={waysOf} value={group} />
          ))}
        </div>
      )}
      {isHelpful && <HelpWays />}
    </Card>
  );
}
