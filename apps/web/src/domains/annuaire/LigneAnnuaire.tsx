import { LANGUES_ANNUAIRE, METIERS_ANNUAIRE, type ProfessionnelAnnuaire, SUJETS_ANNUAIRE } from '@francis/contract';
import type { ReactNode } from 'react';

interface Props {
  professionnel: ProfessionnelAnnuaire;
  dit?: ReactNode;
  children?: ReactNode;
}

/** What a professional is called by what they show. */
export const nomAffiche = ({ nom, cabinet, metiers: [metier] }: ProfessionnelAnnuaire): string =>
  nom ?? cabinet ?? (metier ? METIERS_ANNUAIRE[metier] : 'Professionnel');

const enumerer = (mots: readonly string[]): string => mots.join(', ');

/** One professional, by the fields that they chose to show. */
export function LigneAnnuaire({ professionnel, dit, children }: Props) {
  const { nom, cabinet, ville, presentation } = professionnel;
  const metiers = enumerer(professionnel.metiers.map((cle) => METIERS_ANNUAIRE[cle]));
  const sujets = enumerer(professionnel.sujets.map((cle) => SUJETS_ANNUAIRE[cle]));
  const langues = enumerer(professionnel.langues.map((cle) => LANGUES_ANNUAIRE[cle]));
  const place = [nom === null ? '' : (cabinet ?? ''), ville ?? ''].filter(Boolean).join(', ');
  return (
    <li>
      <div>
        <b>{nomAffiche(professionnel)}</b>
        {dit !== undefined && <span className="accord-annuaire">{dit}</span>}
        {metiers !== '' && <span className="doux">{metiers}</span>}
        {place !== '' && <span className="doux">{place}</span>}
        {presentation !== null && <span className="presentation-annuaire">{presentation}</span>}
        {sujets !== '' && (
          <span className="doux">
            Sujets{'\u202f'}: {sujets}
          </span>
        )}
        {langues !== '' && (
          <span className="doux">
            Langues{'\u202f'}: {langues}
          </span>
        )}
      </div>
      {children}
    </li>
  );
}
