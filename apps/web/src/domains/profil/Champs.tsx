import type { UseFormReturn } from 'react-hook-form';
import { Champ, ChampChoix } from '../../design-system/index.ts';
import { AIDES, type ChampListe, LIBELLES, LISTES } from './champs.ts';
import { ecrireEntier, lireEntier, type Montant, refusDe, type SaisieProfil } from './saisie.ts';

type Formulaire = UseFormReturn<SaisieProfil>;

/** One of a list, or not said. */
export function Liste({ formulaire, nom }: { formulaire: Formulaire; nom: ChampListe }) {
  return (
    <ChampChoix libelle={LIBELLES[nom]} aide={AIDES[nom]} {...formulaire.register(nom)}>
      <option value="">Non précisé</option>
      {LISTES[nom].map(({ valeur, libelle }) => (
        <option key={valeur} value={valeur}>
          {libelle}
        </option>
      ))}
    </ChampChoix>
  );
}

/** Amounts of a year, or values of a day: « 58k » is written whole once one leaves the field. */
export function Montants({ formulaire, noms }: { formulaire: Formulaire; noms: readonly Montant[] }) {
  const { register, setValue, formState } = formulaire;
  return noms.map((nom) => {
    const champ = register(nom, { validate: (texte) => refusDe(texte) ?? true });
    return (
      <Champ
        key={nom}
        libelle={LIBELLES[nom]}
        aide={AIDES[nom]}
        className="montant"
        inputMode="numeric"
        autoComplete="off"
        unite="€"
        erreur={formState.errors[nom]?.message}
        {...champ}
        onBlur={(e) => {
          void champ.onBlur(e);
          if (refusDe(e.target.value) === undefined)
            setValue(nom, ecrireEntier(lireEntier(e.target.value)), { shouldDirty: true });
        }}
      />
    );
  });
}
