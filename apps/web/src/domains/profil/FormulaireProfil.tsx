import { useForm } from 'react-hook-form';
import { Champ, ChampChoix } from '../../design-system/index.ts';
import { useBrouillon } from '../../platform/brouillons.ts';
import { ecrireEntier, lireEntier, MONTANTS, refusDe, type SaisieProfil, SITUATIONS } from './saisie.ts';

interface Props {
  id: string;
  initial: SaisieProfil;
  onEnregistrer: (saisie: SaisieProfil) => Promise<void>;
}

const LIBELLES: Record<(typeof MONTANTS)[number], string> = {
  revenu_annuel: 'Revenu annuel du foyer',
  revenus_salaires: 'Salaires nets imposables',
  pensions_retraite: 'Pensions de retraite',
  revenus_fonciers: 'Revenus fonciers',
};
const MAX_ENFANTS = 30;

export function FormulaireProfil({ id, initial, onEnregistrer }: Props) {
  const formulaire = useForm<SaisieProfil>({ defaultValues: initial });
  const { register, handleSubmit, setValue, formState } = formulaire;
  useBrouillon(formulaire, 'profil');
  const { errors } = formState;
  const montant = (nom: (typeof MONTANTS)[number]) =>
    register(nom, {
      validate: (texte) => refusDe(texte) ?? true,
    });

  return (
    <form id={id} className="formulaire-profil" noValidate onSubmit={(e) => void handleSubmit(onEnregistrer)(e)}>
      <section aria-labelledby="p-general">
        <h2 id="p-general">Général</h2>
        <div className="grille">
          <ChampChoix libelle="Civilité" {...register('civilite')}>
            <option value="">Non précisée</option>
            <option value="Mme">Mme</option>
            <option value="M.">M.</option>
          </ChampChoix>
          <Champ libelle="Prénom" autoComplete="given-name" maxLength={100} {...register('prenom')} />
          <Champ libelle="Nom" autoComplete="family-name" maxLength={100} {...register('nom')} />
          <ChampChoix libelle="Situation familiale" {...register('situation_familiale')}>
            <option value="">Non précisée</option>
            {SITUATIONS.map(({ valeur, libelle }) => (
              <option key={valeur} value={valeur}>
                {libelle}
              </option>
            ))}
          </ChampChoix>
          <Champ
            libelle="Nombre d’enfants à charge"
            inputMode="numeric"
            maxLength={2}
            erreur={errors.nombre_enfants?.message}
            {...register('nombre_enfants', {
              validate: (texte) =>
                texte.trim() === '' ||
                (/^\d{1,2}$/.test(texte.trim()) && Number(texte) <= MAX_ENFANTS) ||
                `Saisissez un nombre entre 0 et ${MAX_ENFANTS}.`,
            })}
          />
        </div>
      </section>
      <section aria-labelledby="p-revenus">
        <h2 id="p-revenus">Revenus</h2>
        <p className="aide">
          Montants annuels du foyer, en euros, avant l’abattement de 10{'\u00a0'}%. Une case vide est une réponse non
          donnée.
        </p>
        <div className="grille">
          {MONTANTS.map((nom) => {
            const champ = montant(nom);
            return (
              <Champ
                key={nom}
                libelle={LIBELLES[nom]}
                className="montant"
                inputMode="numeric"
                autoComplete="off"
                unite="€"
                erreur={errors[nom]?.message}
                {...champ}
                onBlur={(e) => {
                  void champ.onBlur(e);
                  if (refusDe(e.target.value) === undefined) setValue(nom, ecrireEntier(lireEntier(e.target.value)));
                }}
              />
            );
          })}
        </div>
      </section>
    </form>
  );
}
