import type { Profil } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Bouton, Champ, ChampChoix, classeBouton, Jauge } from '../../design-system/index.ts';
import { useSession } from '../../platform/session.ts';
import { quotaQuery } from '../assistant/api.ts';
import { direAbonnement } from '../profil/Cartes.tsx';
import { ecrireEntier, lireEntier, SITUATIONS } from '../profil/saisie.ts';
import type { PropsPanneau } from './Panneau.tsx';
import { useProfilModifiable } from './useProfilModifiable.ts';

/** The family situations of the short form; « pacs » is kept for whoever chose it in the whole one. */
const COURTES: ReadonlySet<string> = new Set(['celibataire', 'marie', 'veuf', 'divorce']);
const TMI_MAX = 49;
const ENFANTS_MAX = 30;

/** A count that is no number is none; an amount that is no number is not given. */
export const lireEnfants = (texte: string): number => Math.min(ENFANTS_MAX, lireEntier(texte) ?? 0);
export const lireTmi = (texte: string): number | null => {
  const n = lireEntier(texte);
  return n === null || n > TMI_MAX ? null : n;
};

/** A few fields of the profile, saved as they are left, and what the account gives. */
export function PanneauProfil({ profil, utilisateurId }: PropsPanneau) {
  const session = useSession();
  const { data: quota } = useQuery(quotaQuery);
  const modifier = useProfilModifiable(utilisateurId);
  const [modifie, setModifie] = useState(false);
  const revenu = profil.revenu_annuel ?? profil.revenus_annuels;
  const champs: readonly {
    nom: string;
    libelle: string;
    valeur: number | null | undefined;
    unite?: string;
    lire: (texte: string) => Profil;
  }[] = [
    {
      nom: 'nombre_enfants',
      libelle: 'Enfants à charge',
      valeur: profil.nombre_enfants,
      lire: (t) => ({ nombre_enfants: lireEnfants(t) }),
    },
    { nom: 'tmi', libelle: 'TMI', valeur: profil.tmi, unite: '%', lire: (t) => ({ tmi: lireTmi(t) }) },
    {
      nom: 'revenus_annuels',
      libelle: 'Revenus annuels',
      valeur: revenu,
      unite: '€',
      // One income, under the names of the two forms that ask for it.
      lire: (t) => ({ revenus_annuels: lireEntier(t), revenu_annuel: lireEntier(t) }),
    },
    {
      nom: 'charges_deductibles',
      libelle: 'Charges déductibles',
      valeur: profil.charges_deductibles,
      unite: '€',
      lire: (t) => ({ charges_deductibles: lireEntier(t) }),
    },
  ];
  return (
    <section aria-labelledby="panneau-profil">
      <div className="registre">
        <h2 id="panneau-profil">Profil</h2>
        <Bouton taille="petite" aria-pressed={modifie} onClick={() => setModifie(!modifie)}>
          {modifie ? 'Terminer' : 'Modifier le profil'}
        </Bouton>
      </div>
      <div className="grille-panneau">
        <Champ
          libelle="Email"
          type="email"
          readOnly
          value={session.statut === 'ouverte' ? session.utilisateur.email : ''}
        />
        <ChampChoix
          libelle="Situation familiale"
          disabled={!modifie}
          value={profil.situation_familiale ?? ''}
          onChange={(e) => {
            const choisie = SITUATIONS.find(({ valeur }) => valeur === e.target.value);
            void modifier({ situation_familiale: choisie?.valeur ?? null });
          }}
        >
          <option value="">Non précisée</option>
          {SITUATIONS.filter(({ valeur }) => COURTES.has(valeur) || valeur === profil.situation_familiale).map(
            ({ valeur, libelle }) => (
              <option key={valeur} value={valeur}>
                {libelle}
              </option>
            ),
          )}
        </ChampChoix>
        {champs.map(({ nom, libelle, valeur, unite, lire }) => (
          <Champ
            // Written again when the server takes a change back.
            key={`${nom}-${String(valeur)}`}
            libelle={libelle}
            inputMode="numeric"
            autoComplete="off"
            readOnly={!modifie}
            {...(unite === undefined ? {} : { unite, className: 'montant' })}
            defaultValue={ecrireEntier(valeur)}
            onBlur={(e) => {
              const texte = e.target.value;
              if (modifie && texte !== ecrireEntier(valeur)) void modifier(lire(texte));
            }}
          />
        ))}
      </div>
      <p className="rangee">
        <Link className={classeBouton('normal', 'petite')} to="/profil">
          Tout le profil
        </Link>
        <Link className={classeBouton('normal', 'petite')} to="/change-password">
          Changer le mot de passe
        </Link>
      </p>
      {quota && (
        <div className="quota-panneau">
          <p>{quota.unlimited ? 'Accès illimité (Compte Pro)' : direAbonnement(quota)}</p>
          {!quota.unlimited && quota.quota_limit !== null && (
            <Jauge utilisees={quota.questions_used} limite={quota.quota_limit} />
          )}
        </div>
      )}
    </section>
  );
}
