import type { Profil, TmiReponse } from '@francis/contract';
import { type FormEvent, useState } from 'react';
import {
  Alerte,
  Bouton,
  Champ,
  ChampChoix,
  Fenetre,
  formaterEuros,
  formaterNombre,
  typographier,
} from '../../design-system/index.ts';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { ChampMontant } from '../simulateurs/commun/ChampMontant.tsx';
import { calculerTmi, ENFANTS_MAX, requeteDe, SITUATIONS_TMI } from './tmi.ts';

const FORMULAIRE = 'formulaire-tmi';

/** A failure of the network, or of the server, in the words of the calculator. */
export const phraseTmi = (error: unknown): string => {
  if (error instanceof ApiError && error.status === 0) return 'Erreur de connexion';
  return error instanceof ApiError && error.status === 422 ? messageOf(error, '') : 'Erreur lors du calcul';
};

const lireEnfantsTmi = (texte: string): number => Math.max(0, Math.min(ENFANTS_MAX, Math.trunc(Number(texte)) || 0));

const pourCent = (valeur: number): string => `${formaterNombre(valeur)}\u00a0%`;

/** The calculator of the marginal rate, then its results over it. */
export function FenetreTmi({ profil, onFermer }: { profil: Profil; onFermer: () => void }) {
  const [saisie, setSaisie] = useState(() => requeteDe(profil));
  const inconnu = Number.isNaN(saisie.revenus_annuels);
  const [calcul, setCalcul] = useState(false);
  const [echec, setEchec] = useState<string>();
  const [resultat, setResultat] = useState<TmiReponse>();

  const calculer = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    if (calcul) return;
    if (inconnu) {
      setEchec('Veuillez saisir votre revenu annuel');
      return;
    }
    setCalcul(true);
    setEchec(undefined);
    try {
      setResultat(await calculerTmi(saisie));
    } catch (error) {
      setEchec(phraseTmi(error));
    } finally {
      setCalcul(false);
    }
  };

  if (resultat) return <ResultatsTmi resultat={resultat} onRetour={() => setResultat(undefined)} onFermer={onFermer} />;
  return (
    <Fenetre
      titre="Calculateur TMI 2025"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="principal" type="submit" form={FORMULAIRE} disabled={inconnu || calcul}>
            {calcul ? 'Calcul...' : 'Calculer'}
          </Bouton>
        </>
      }
    >
      <form id={FORMULAIRE} className="formulaire-tmi" noValidate onSubmit={(e) => void calculer(e)}>
        <ChampMontant
          libelle="Revenu annuel imposable"
          aide="Net imposable du foyer, après l’abattement de 10 %."
          valeur={saisie.revenus_annuels}
          onChange={(revenus_annuels) => setSaisie({ ...saisie, revenus_annuels })}
        />
        <ChampChoix
          libelle="Situation familiale"
          value={saisie.situation_familiale}
          onChange={(e) => {
            const choisie = SITUATIONS_TMI.find(({ valeur }) => valeur === e.target.value);
            if (choisie) setSaisie({ ...saisie, situation_familiale: choisie.valeur });
          }}
        >
          {SITUATIONS_TMI.map(({ valeur, libelle }) => (
            <option key={valeur} value={valeur}>
              {libelle}
            </option>
          ))}
        </ChampChoix>
        <Champ
          libelle="Enfants à charge"
          type="number"
          min={0}
          max={ENFANTS_MAX}
          value={saisie.nombre_enfants}
          onChange={(e) => setSaisie({ ...saisie, nombre_enfants: lireEnfantsTmi(e.target.value) })}
        />
        {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
      </form>
    </Fenetre>
  );
}

interface PropsResultats {
  resultat: TmiReponse;
  onRetour: () => void;
  onFermer: () => void;
}

function ResultatsTmi({ resultat: r, onRetour, onFermer }: PropsResultats) {
  return (
    <Fenetre
      titre={`Votre TMI\u202f: ${pourCent(r.tmi)}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onRetour}>Modifier</Bouton>
          <Bouton rang="principal" onClick={onFermer}>
            Fermer
          </Bouton>
        </>
      }
    >
      <dl className="chiffres-tmi">
        <div>
          <dt>Revenu imposable</dt>
          <dd>{formaterEuros(r.revenu_imposable)}</dd>
        </div>
        <div>
          <dt>Impôt estimé</dt>
          <dd>{formaterEuros(r.impot_estime)}</dd>
        </div>
        <div>
          <dt>Taux moyen</dt>
          <dd>{pourCent(r.taux_moyen)}</dd>
        </div>
      </dl>
      <table className="tab">
        <caption className="vh">Tranches applicables</caption>
        <thead>
          <tr>
            <th scope="col">Tranche</th>
            <th scope="col" className="d">
              Taux
            </th>
            <th scope="col" className="d">
              Impôt
            </th>
          </tr>
        </thead>
        <tbody>
          {r.tranches_applicables.map((t) => (
            <tr key={t.tranche}>
              <th scope="row">{typographier(t.tranche)}</th>
              <td className="d">{pourCent(t.taux)}</td>
              <td className="d">{formaterEuros(t.impot_tranche)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {r.conseils_optimisation.length > 0 && (
        <ul className="conseils-tmi">
          {r.conseils_optimisation.map((conseil) => {
            const [icone = '', ...mots] = conseil.split(' ');
            return (
              <li key={conseil}>
                <span aria-hidden="true">{icone}</span> {typographier(mots.join(' '))}
              </li>
            );
          })}
        </ul>
      )}
      <p className="petit doux">
        Revenus {r.bareme}. {r.hypotheses.map(typographier).join(' ')}
      </p>
    </Fenetre>
  );
}
