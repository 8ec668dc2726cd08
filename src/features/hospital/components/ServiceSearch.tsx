import { Card } from '@/shared/ui/Card/Card';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { LiveSearch } from '@/shared/ui/Search/LiveSearch';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { Find } from '../serviceChoice';
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

export function Finds({ words, finds, waysOf }: FindsProps) {
  const isFound = finds.length > 0;
  return (
    <Card aria-label="找到的服务">
      <div role="status">
        <SectionTitle note={isFound ? undefined : '换个词试试，或者直接问我们'}>
          {isFound ? `找到 ${finds.length} 项` : `没有找到“${words.trim()}”`}
        </SectionTitle>
      </div>
      {isFound ? (
        <div>
          {finds.map(({ service, group }) => (
            <ServiceRow key={`${group} ${service.key}`} service={service} waysOf={waysOf} value={group} />
          ))}
        </div>
      ) : (
        <HelpWays />
      )}
    </Card>
  );
}
