import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import { Champ, Onglets } from '../../design-system/index.ts';
import { useBrouillon } from '../../platform/brouillons.ts';
import { aujourdhui } from '../simulateurs/commun/aujourdhui.ts';
import { Liste, Montants } from './Champs.tsx';
import { type ChampProfil, CHAMPS, refusDeNaissance, refusDeNombre, type SaisieProfil } from './saisie.ts';

interface Props {
  id: string;
  formulaire: UseFormReturn<SaisieProfil>;
  email: string;
  onEnregistrer: (saisie: SaisieProfil) => Promise<void>;
}

const HAUT = ['general', 'contact', 'professionnel', 'financier', 'objectifs'] as const;
const BAS = ['general', 'revenus', 'patrimoine', 'objectifs'] as const;

/** Where a field that refuses what is typed stands. */
const ONGLET_DE: Readonly<Partial<Record<ChampProfil, (typeof HAUT)[number] | (typeof BAS)[number]>>> = {
  nombre_enfants: 'general',
  date_naissance: 'general',
  revenu_annuel: 'professionnel',
  tmi: 'financier',
  charges_deductibles: 'financier',
  plafond_epargne_retraite: 'financier',
  retenue_cumul: 'financier',
  retenue_mensuelle: 'financier',
  patrimoine_immobilier_valeur: 'patrimoine',
  emprunts_immobiliers: 'patrimoine',
};

/** Identity and situation above, incomes and wealth below: two strips of tabs over one form. */
export function FormulaireProfil({ id, formulaire, email, onEnregistrer }: Props) {
  const { register, handleSubmit, formState } = formulaire;
  useBrouillon(formulaire, 'profil');
  const [haut, setHaut] = useState<(typeof HAUT)[number]>('general');
  const [bas, setBas] = useState<(typeof BAS)[number]>('revenus');
  const { errors } = formState;

  const montrerLErreur = (): void => {
    // The panel opens first: a hidden field takes no focus.
    const champ = CHAMPS.find((nom) => formulaire.getFieldState(nom).invalid);
    if (champ === undefined) return;
    const onglet = ONGLET_DE[champ] ?? 'revenus';
    const enHaut = HAUT.find((nom) => nom === onglet);
    const enBas = BAS.find((nom) => nom === onglet);
    if (enHaut) setHaut(enHaut);
    else if (enBas) setBas(enBas);
    setTimeout(() => formulaire.setFocus(champ));
  };

  return (
    <form
      id={id}
      className="formulaire-profil"
      noValidate
      onSubmit={(e) => void handleSubmit(onEnregistrer, montrerLErreur)(e)}
    >
      <Onglets
        libelle="Vous"
        actif={haut}
        onChange={setHaut}
        onglets={[
          {
            valeur: 'general',
            nom: 'Général',
            contenu: (
              <div className="grille">
                <Liste formulaire={formulaire} nom="civilite" />
                <Champ libelle="Prénom" autoComplete="given-name" maxLength={100} {...register('prenom')} />
                <Champ libelle="Nom" autoComplete="family-name" maxLength={100} {...register('nom')} />
                <Champ
                  libelle="Date de naissance"
                  type="date"
                  autoComplete="bday"
                  erreur={errors.date_naissance?.message}
                  {...register('date_naissance', {
                    validate: (jour) => refusDeNaissance(jour, aujourdhui()) ?? true,
                  })}
                />
                <Liste formulaire={formulaire} nom="situation_familiale" />
                <Champ
                  libelle="Nombre d’enfants à charge"
                  inputMode="numeric"
                  maxLength={2}
                  erreur={errors.nombre_enfants?.message}
                  {...register('nombre_enfants', {
                    validate: (texte) => refusDeNombre(texte, 'nombre_enfants') ?? true,
                  })}
                />
              </div>
            ),
          },
          {
            valeur: 'contact',
            nom: 'Contact',
            contenu: (
              <div className="grille">
                <Champ
                  libelle="Email"
                  type="email"
                  value={email}
                  readOnly
                  aide={
                    <>
                      Celui de votre compte. Il se change dans <Link to="/securite">Sécurité</Link>.
                    </>
                  }
                />
                <Champ libelle="Téléphone" type="tel" autoComplete="tel" maxLength={30} {...register('telephone')} />
                <Champ libelle="Adresse" autoComplete="street-address" maxLength={200} {...register('adresse')} />
                <Champ
                  libelle="Code postal"
                  inputMode="numeric"
                  autoComplete="postal-code"
                  maxLength={10}
                  {...register('code_postal')}
                />
                <Champ libelle="Ville" autoComplete="address-level2" maxLength={100} {...register('ville')} />
              </div>
            ),
          },
          {
            valeur: 'professionnel',
            nom: 'Professionnel',
            contenu: (
              <div className="grille">
                <Champ
                  libelle="Profession"
                  autoComplete="organization-title"
                  maxLength={200}
                  {...register('profession')}
                />
                <Champ libelle="Entreprise" autoComplete="organization" maxLength={200} {...register('entreprise')} />
                <Champ libelle="Secteur d’activité" maxLength={200} {...register('secteur_activite')} />
                <Montants formulaire={formulaire} noms={['revenu_annuel']} />
              </div>
            ),
          },
          {
            valeur: 'financier',
            nom: 'Financier',
            contenu: (
              <div className="grille">
                <Liste formulaire={formulaire} nom="situation_fiscale" />
                <Champ
                  libelle="TMI relevée sur votre avis"
                  inputMode="numeric"
                  maxLength={2}
                  unite="%"
                  aide="Francis calcule la sienne."
                  erreur={errors.tmi?.message}
                  {...register('tmi', { validate: (texte) => refusDeNombre(texte, 'tmi') ?? true })}
                />
                <Montants formulaire={formulaire} noms={['charges_deductibles', 'plafond_epargne_retraite']} />
                <Liste formulaire={formulaire} nom="retenue_mois" />
                <Montants formulaire={formulaire} noms={['retenue_cumul', 'retenue_mensuelle']} />
              </div>
            ),
          },
          {
            valeur: 'objectifs',
            nom: 'Objectifs',
            contenu: (
              <div className="grille">
                <div className="champ large">
                  <label htmlFor={`${id}-objectifs`}>Objectifs financiers</label>
                  <div className="saisie">
                    <textarea id={`${id}-objectifs`} rows={3} maxLength={2_000} {...register('objectifs_financiers')} />
                  </div>
                </div>
                <Liste formulaire={formulaire} nom="horizon_investissement" />
                <Liste formulaire={formulaire} nom="tolerance_risque" />
              </div>
            ),
          },
        ]}
      />
      <Onglets
        libelle="Votre situation"
        actif={bas}
        onChange={setBas}
        onglets={[
          {
            valeur: 'general',
            nom: 'Général',
            contenu: (
              <div className="grille">
                <Liste formulaire={formulaire} nom="activite_principale" />
                <Liste formulaire={formulaire} nom="residence_fiscale" />
                <Liste formulaire={formulaire} nom="patrimoine_situation" />
              </div>
            ),
          },
          {
            valeur: 'revenus',
            nom: 'Revenus',
            contenu: (
              <>
                <p className="aide">
                  Montants annuels du foyer, en euros, avant l’abattement de 10{'\u00a0'}%. Une case vide est une
                  réponse non donnée.
                </p>
                <h2>Revenus principaux</h2>
                <div className="grille">
                  <Montants
                    formulaire={formulaire}
                    noms={['revenus_salaires', 'pensions_retraite', 'revenus_bnc', 'revenus_bic']}
                  />
                </div>
                <h2>Revenus du capital</h2>
                <div className="grille">
                  <Montants
                    formulaire={formulaire}
                    noms={['revenus_fonciers', 'dividendes_recus', 'plus_values_mobilieres', 'dons_realises']}
                  />
                </div>
                <h2>Actifs financiers</h2>
                <div className="grille">
                  <Montants
                    formulaire={formulaire}
                    noms={[
                      'epargne_disponible',
                      'assurance_vie_valeur',
                      'pea_valeur',
                      'actions_valeur',
                      'crypto_valeur',
                    ]}
                  />
                </div>
              </>
            ),
          },
          {
            valeur: 'patrimoine',
            nom: 'Patrimoine',
            contenu: (
              <div className="grille">
                <Montants formulaire={formulaire} noms={['patrimoine_immobilier_valeur', 'emprunts_immobiliers']} />
              </div>
            ),
          },
          {
            valeur: 'objectifs',
            nom: 'Objectifs',
            contenu: (
              <div className="a-suivre">
                <p>Remplissez d’abord Général et Revenus. Francis pourra alors travailler sur{'\u202f'}:</p>
                <ul>
                  <li>l’optimisation fiscale de votre année{'\u202f'};</li>
                  <li>vos stratégies d’investissement{'\u202f'};</li>
                  <li>la transmission de votre patrimoine.</li>
                </ul>
              </div>
            ),
          },
        ]}
      />
    </form>
  );
}
