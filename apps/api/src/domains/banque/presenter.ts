import type { ConnexionBancaire } from '@francis/contract';
import type { CompteBanque, Connexion, Solde } from './repository.ts';

/** Days of history shown for an account. */
const JOURS_MONTRES = 90;

export const presenterConnexions = (
  connexions: readonly Connexion[],
  comptes: readonly CompteBanque[],
  soldes: readonly Solde[],
): ConnexionBancaire[] =>
  connexions.map((connexion) => ({
    id: connexion.id,
    banque: connexion.nom,
    provider_id: connexion.fournisseur,
    statut: connexion.statut,
    connectee_le: connexion.connecteeLe.toISOString(),
    lue_le: connexion.lueLe?.toISOString() ?? null,
    accord_jusquau: connexion.accordJusquau?.toISOString() ?? null,
    comptes: comptes
      .filter(({ connexionId }) => connexionId === connexion.id)
      .map(({ id, nom, genre, devise, finIban }) => ({
        id,
        nom,
        genre,
        devise,
        fin_iban: finIban,
        soldes: soldes
          .filter(({ compteId }) => compteId === id)
          .slice(0, JOURS_MONTRES)
          .map(({ jour, solde, disponible }) => ({ jour, solde, disponible })),
      })),
  }));
