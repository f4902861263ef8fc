import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Bouton } from '../../../design-system/index.ts';
import { Formulaire } from '../champs/Formulaire.tsx';
import { useSoumission } from '../champs/useSoumission.ts';
import { type Preuve as DonneesPreuve, PREUVE_VIDE, prouver, type SaisiePreuve } from './api.ts';
import { ChampPreuve } from './ChampPreuve.tsx';
import { Preuve } from './schema.ts';

interface Props {
  bouton: string;
  enCours: string;
  defaut: string;
  action: (preuve: DonneesPreuve) => Promise<void>;
  onAnnuler?: () => void;
  danger?: boolean;
  children?: ReactNode;
}

/** Asks who is there, then acts. */
export function FormulairePreuve({ bouton, enCours, defaut, action, onAnnuler, danger = false, children }: Props) {
  const formulaire = useForm<SaisiePreuve>({ resolver: zodResolver(Preuve), defaultValues: PREUVE_VIDE });
  const soumission = useSoumission(formulaire, {
    defaut,
    action: async (saisie) => {
      await action(await prouver(saisie));
      formulaire.reset();
    },
  });
  return (
    <Formulaire
      formulaire={formulaire}
      soumission={soumission}
      bouton={bouton}
      enCours={enCours}
      danger={danger}
      compact
      actions={onAnnuler && <Bouton onClick={onAnnuler}>Annuler</Bouton>}
    >
      {children}
      <ChampPreuve />
    </Formulaire>
  );
}
