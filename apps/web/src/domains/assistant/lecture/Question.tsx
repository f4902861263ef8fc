import type { Lecture } from '@francis/contract';
import { memo, useMemo } from 'react';
import { typographier } from '../../../design-system/index.ts';
import { decouper } from './segments.ts';

interface Props {
  texte: string;
  /** What its answer read of it, when it was kept. */
  lecture?: Lecture | undefined;
  /** Key of the fact that is lit. */
  vise?: string | undefined;
  onViser?: (cle: string | undefined) => void;
  /** Screens above the end: its answer is laid out when one comes near. */
  ancienne?: boolean;
}

/** A question, its words lit by the facts that they prove. */
export const Question = memo(function Question({ texte, lecture, vise, onViser, ancienne = false }: Props) {
  const segments = useMemo(() => (lecture ? decouper(texte, lecture) : undefined), [texte, lecture]);
  return (
    <div className={`tour duo${ancienne ? ' ancien' : ''}`}>
      <p className="question">
        <span className="vh">Vous{'\u202f'}: </span>
        {segments === undefined
          ? typographier(texte)
          : segments.map(({ debut, texte: mots, cles, ecarte }) =>
              cles.length === 0 && !ecarte ? (
                typographier(mots)
              ) : (
                <span
                  key={debut}
                  className={`mot${ecarte ? ' hors-lu' : ''}${vise !== undefined && cles.includes(vise) ? ' vise' : ''}`}
                  onPointerEnter={() => onViser?.(cles[0])}
                  onPointerLeave={() => onViser?.(undefined)}
                >
                  {typographier(mots)}
                </span>
              ),
            )}
      </p>
    </div>
  );
});
