import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import type { Level, SkinQuiz } from '../../quizContract';
import { BookingButton } from './BookingButton';
import { QuizBar } from './QuizBar';

interface Props {
  level: Level;
  quiz: SkinQuiz | undefined;
  onAgain: () => void;
}

export function ResultBar({ level, quiz, onAgain }: Props) {
  return (
    <QuizBar>
      <Button variant="outline" size="large" onClick={onAgain}>
        再测一次
      </Button>
      {level === 'home' ? (
        <ButtonLink size="large" to={pathOf('skinLibrary', { tab: 'all' })}>
          看全部文章
        </ButtonLink>
      ) : (
        <BookingButton url={quiz?.bookingUrl} variant={level === 'urgent' ? 'tint' : 'primary'} size="large" />
      )}
    </QuizBar>
  );
}
