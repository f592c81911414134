import { usePanelWords } from '../data/panel-language.ts';
import { Choices } from './Choices.tsx';

/** How many days back a report goes. */
export function Periods({
  name,
  value,
  options,
  onChange,
}: {
  name: string;
  value: number;
  options: readonly number[];
  onChange: (days: number) => void;
}) {
  const { shared } = usePanelWords();
  return (
    <Choices
      name={name}
      legend={shared.period}
      quiet
      value={value}
      options={options.map((days) => [days, shared.days({ count: days })] as const)}
      onChange={onChange}
    />
  );
}
