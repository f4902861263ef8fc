import type { FaitLu } from '@francis/contract';
import { Champ, ChampChoix, ChoixSegmente } from '../../../design-system/index.ts';
import { UNITES } from './saisie.ts';

interface Props {
  fait: Pick<FaitLu, 'libelle' | 'unite' | 'choix'>;
  texte: string;
  erreur?: string | undefined;
  onChange: (texte: string) => void;
  /** Told when one leaves the field or presses Enter. */
  onValider?: () => void;
}

const OUI_NON = [
  { valeur: 'true', libelle: 'Oui' },
  { valeur: 'false', libelle: 'Non' },
] as const;

/** The field of one fact, as its unit asks: an amount, a choice, yes or no, a year, a date. */
export function ChampDuFait({ fait, texte, erreur, onChange, onValider }: Props) {
  const { libelle, unite, choix } = fait;
  if (unite === 'oui_non')
    return (
      <ChoixSegmente
        legende={libelle}
        options={OUI_NON}
        valeur={texte === 'true' ? 'true' : 'false'}
        onChange={onChange}
      />
    );
  if (unite === 'choix')
    return (
      <ChampChoix libelle={libelle} value={texte} onChange={(e) => onChange(e.target.value)}>
        {(choix ?? []).map(({ valeur, libelle: nom }) => (
          <option key={valeur} value={valeur}>
            {nom}
          </option>
        ))}
      </ChampChoix>
    );
  const montant = unite === 'EUR' || unite === 'CHF';
  return (
    <Champ
      libelle={libelle}
      className={montant ? 'montant' : ''}
      value={texte}
      erreur={erreur}
      autoComplete="off"
      {...(unite === 'date' ? { type: 'date' } : { inputMode: 'decimal' as const })}
      {...(UNITES[unite] === undefined ? {} : { unite: UNITES[unite] })}
      onChange={(e) => onChange(e.target.value)}
      onBlur={onValider}
      onKeyDown={(e) => {
        if (e.key === 'Enter') onValider?.();
      }}
    />
  );
}
