import { deduire } from '@francis/presentation/commun';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import {
  Alerte,
  Bouton,
  ChampChoix,
  formaterEuros,
  MOINS,
  Pourquoi,
  typographier,
} from '../../../design-system/index.ts';
import { BarresComparees } from '../../../design-system/graphiques/index.ts';
import { ECRITE_D_AVANCE } from '../../../platform/avance.ts';
import { CadrePublic } from '../../../platform/CadrePublic.tsx';
import { toast } from '../../../platform/toasts.tsx';
import { ChampMontant } from '../../simulateurs/commun/ChampMontant.tsx';
import { ChampReglage } from './ChampReglage.tsx';
import { useEntete } from '../useEntete.ts';
import {
  ANNEE,
  ecrireEtude,
  type Effet,
  estUnCouple,
  type Etude,
  etudier,
  foyerDit,
  lireEtude,
  paieDe,
  type Reglage,
  reglages,
} from './reforme.ts';
import '../pages.css';
import './reforme.css';

const REGLAGES = reglages();
/** The studio of reforms: the law of the last voted year, a few of its numbers in the reader's hands, and who it touches. */
export function PageReforme() {
  useEntete('/reforme');
  const [etude, setEtude] = useState<Etude>(() => lireEtude(typeof location === 'undefined' ? '' : location.hash));
  useEffect(() => {
    const relire = (): void => setEtude(lireEtude(location.hash));
    addEventListener('hashchange', relire);
    return () => removeEventListener('hashchange', relire);
  }, []);
  const changer = (suivante: Etude): void => {
    setEtude(suivante);
    const ancre = ecrireEtude(suivante);
    history.replaceState(history.state, '', ancre === '' ? location.pathname : `#${ancre}`);
  };
  const regler = ({ nom, vote }: Reglage, valeur: number): void => {
    const { [nom]: _, ...autres } = etude.reforme;
    changer({ ...etude, reforme: valeur === vote ? autres : { ...autres, [nom]: valeur } });
  };
  const resultat = etudier(etude);
  const paie = paieDe(etude.foyer);
  const couple = estUnCouple(etude.foyer);
  const enfants = etude.foyer.enfants.length;
  const touches = Object.keys(etude.reforme).length;
  return (
    <CadrePublic>
      <div className="page page-texte">
        <h1>Studio de réforme</h1>
        <p className="voix">
          Changez un seuil, un taux ou un plafond de l’impôt sur les revenus {ANNEE}. Le moteur refait chaque calcul en
          entier, sous la loi puis sous votre réforme.
        </p>
        <div className="reforme">
          <form aria-label="La réforme" inert={ECRITE_D_AVANCE} onSubmit={(e) => e.preventDefault()}>
            <h2>Votre foyer</h2>
            <ChampMontant
              libelle="Salaires du foyer, par an"
              valeur={paie}
              onChange={(dite) => changer({ ...etude, foyer: foyerDit(dite, couple, enfants) })}
            />
            <ChampChoix
              libelle="Foyer"
              value={couple ? 'couple' : 'seul'}
              onChange={(e) => changer({ ...etude, foyer: foyerDit(paie, e.target.value === 'couple', enfants) })}
            >
              <option value="seul">Une personne</option>
              <option value="couple">Un couple, marié ou pacsé</option>
            </ChampChoix>
            <ChampChoix
              libelle="Enfants"
              value={enfants}
              onChange={(e) => changer({ ...etude, foyer: foyerDit(paie, couple, Number(e.target.value)) })}
            >
              {[0, 1, 2, 3, 4, 5].map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </ChampChoix>
            <h2>Ce que vous changez</h2>
            {REGLAGES.map((reglage) => (
              <ChampReglage key={reglage.nom} reglage={reglage} valeur={etude.reforme[reglage.nom]} onChange={regler} />
            ))}
          </form>
          <div className="effets" aria-live="polite">
            <div className="registre">
              <h2>Ce que cela change</h2>
              <p className="chapeau">
                {touches === 0 ? 'La loi votée' : `${touches} nombre${touches > 1 ? 's' : ''} hors de la loi`}
              </p>
            </div>
            {typeof resultat === 'string' ? (
              <Alerte ton="attention">
                <p>{typographier(resultat)}</p>
              </Alerte>
            ) : (
              <Effets mien={resultat.mien} autres={resultat.autres} />
            )}
            <p className="rangee">
              <Bouton icone="copie" onClick={() => void copierLien(ecrireEtude(etude))}>
                Copier le lien
              </Bouton>
              <Bouton
                rang="discret"
                disabled={touches === 0}
                onClick={() => changer({ reforme: {}, foyer: etude.foyer })}
              >
                Revenir à la loi
              </Bouton>
            </p>
            <p className="doux petit">
              Une hypothèse, votée par personne. Ni les comportements ni la recette de l’État ne sont estimés. Le lien
              contient votre saisie, après le signe «{'\u202f'}#{'\u202f'}»{'\u202f'}: aucun serveur ne la reçoit.{' '}
              <Link to="/simulateur-impot">Calculer avec toute ma situation</Link>
            </p>
          </div>
        </div>
        {typeof resultat !== 'string' && (
          <p className="reforme-suivie" aria-hidden="true">
            <b className="n">{formaterEuros(resultat.mien.apres)}</b>
            <span className="doux">sous votre réforme, {formaterEuros(resultat.mien.avant)} sous la loi</span>
          </p>
        )}
      </div>
    </CadrePublic>
  );
}

const FOYER = ['Revenus du foyer', 'Parts'] as const;
const SOUS_LA_LOI = deduire(`Le calcul complet de ce foyer, sous la loi des revenus ${ANNEE}`, ...FOYER);
const SOUS_LA_REFORME = deduire('Le même calcul, avec les nombres que vous avez changés', ...FOYER, 'Réforme');
const ECART = deduire('Impôt sous la réforme − impôt sous la loi');

const signer = (ecart: number): string => `${ecart > 0 ? '+' : MOINS}${formaterEuros(Math.abs(ecart))}`;
const tonDe = (ecart: number): string => (ecart === 0 ? '' : ecart < 0 ? 'gain' : 'perte');

function Effets({ mien, autres }: { mien: Effet; autres: readonly Effet[] }) {
  return (
    <>
      <BarresComparees
        titre="Impôt de votre foyer"
        moinsEstMieux
        barres={[
          { nom: 'Loi', valeur: Math.max(0, mien.avant), texte: formaterEuros(mien.avant) },
          { nom: 'Réforme', valeur: Math.max(0, mien.apres), texte: formaterEuros(mien.apres) },
        ]}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reached by the keyboard */}
      <div className="defile" role="region" aria-label="Les foyers, ligne par ligne" tabIndex={0}>
        <table className="tab">
          <caption>Des foyers inventés pour cette page, qui ne représentent pas la population</caption>
          <thead>
            <tr>
              <th scope="col">Foyer</th>
              <th scope="col" className="d">
                Loi
              </th>
              <th scope="col" className="d">
                Réforme
              </th>
              <th scope="col" className="d">
                Écart
              </th>
            </tr>
          </thead>
          <tbody>
            {[mien, ...autres].map(({ nom, avant, apres }) => (
              <tr key={nom}>
                <th scope="row">{nom}</th>
                <td className="d">
                  <Pourquoi noeud={SOUS_LA_LOI} texte={formaterEuros(avant)} />
                </td>
                <td className="d">
                  <Pourquoi noeud={SOUS_LA_REFORME} texte={formaterEuros(apres)} />
                </td>
                <td className={`d ${tonDe(apres - avant)}`.trim()}>
                  {apres === avant ? '—' : <Pourquoi noeud={ECART} texte={signer(apres - avant)} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

async function copierLien(ancre: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}${ancre === '' ? '' : `#${ancre}`}`);
    toast('Lien copié. Il contient votre saisie\u202f: partagez-le avec soin.');
  } catch {
    toast('Le navigateur refuse la copie. Le lien est dans la barre d’adresse.', { erreur: true });
  }
}
