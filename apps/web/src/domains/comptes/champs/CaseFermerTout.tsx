import { useFormContext, useWatch } from 'react-hook-form';
import { typographier } from '../../../design-system/index.ts';
import '../comptes.css';

export const FERMER_TOUT = 'Fermer tous les accès\u202f: clés d’accès et comptes liés, même anciens';

interface Props {
  libelle?: string;
  valeur: boolean;
  onChange: (valeur: boolean) => void;
}

/** Offered where somebody may have come in: what outlives a password goes with it. */
export function CaseFermerTout({ libelle = FERMER_TOUT, valeur, onChange }: Props) {
  return (
    <label className="case">
      <input type="checkbox" checked={valeur} onChange={(e) => onChange(e.target.checked)} />
      {typographier(libelle)}
    </label>
  );
}

/** The same, in a form. */
export function ChampFermerTout() {
  const { control, setValue } = useFormContext<{ closeAllAccess: boolean }>();
  const valeur = useWatch({ control, name: 'closeAllAccess' });
  return <CaseFermerTout valeur={valeur} onChange={(choix) => setValue('closeAllAccess', choix)} />;
}
