import { useSetQuery } from '@/shared/lib/navigation';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Popup } from '@/shared/ui/Popup/Popup';
import type { QuizEntry } from '../../contract';

interface Props {
  isOpen: boolean;
  quizzes: readonly QuizEntry[];
  onClose: () => void;
}

/** For whom the questionnaire is. */
export function QuizChoice({ isOpen, quizzes, onClose }: Props) {
  const setQuery = useSetQuery();
  return (
    <Popup isOpen={isOpen} title="给谁做自测" onClose={onClose}>
      {quizzes.map(({ quizId, title, text, questionCount, minutes }) => (
        <ListRow
          key={quizId}
          large
          title={<b>{title}</b>}
          note={[text, `${questionCount} 道题，约 ${minutes} 分钟`]}
          onClick={() => setQuery({ step: undefined, quizId }, { replace: true })}
        />
      ))}
    </Popup>
  );
}
