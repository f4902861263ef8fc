import type { FaitLu, Message, ValeurLue } from '@francis/contract';
import { useRef } from 'react';
import { Link } from 'react-router';
import { typographier } from '../../../design-system/index.ts';
import { Correction } from './Correction.tsx';
import type { Garde } from './garde.ts';
import { cleDuFait, faitOuvert } from './segments.ts';
import { versSimulateur } from './vers-simulateur.ts';
import './lecture.css';

interface Props {
  message: Message;
  question: string;
  /** Key of the fact that is lit. */
  vise: string | undefined;
  onViser: (cle: string | undefined) => void;
  /** Key of the fact whose field is open. */
  ouvert: string | undefined;
  onOuvrir: (cle: string | undefined) => void;
  /** Computes again with another value; absent when the answer is not the last one. */
  onCorriger?: ((chemin: string, valeur: ValeurLue) => Promise<void>) | undefined;
  /** Where a corrected fact may be kept. */
  garde?: Garde | undefined;
}

/** What a default of nothing says: it fills the line and informs nobody. */
const estVide = ({ source, valeur }: FaitLu): boolean => source === 'defaut' && (valeur === 0 || valeur === false);

/** The line above the figure: what was read, what was set aside and why, what was supposed. */
export function CeQueJaiLu({ message, question, vise, onViser, ouvert, onOuvrir, onCorriger, garde }: Props) {
  const boutons = useRef(new Map<string, HTMLButtonElement>());
  const { lecture } = message;
  if (!lecture || (lecture.faits.length === 0 && lecture.ecartees.length === 0)) return null;
  const faits = lecture.faits.filter((f) => !estVide(f));
  const lus = faits.filter((f) => f.source !== 'defaut');
  const supposes = faits.filter((f) => f.source === 'defaut');
  const corrige = faitOuvert(faits, ouvert);

  // The simulator opens on the last incomes declared when the answer was written.
  const simulateur = versSimulateur(message, Number(message.timestamp.slice(0, 4)) - 1);

  const fermer = (): void => {
    const bouton = boutons.current.get(corrige?.chemin ?? '');
    onOuvrir(undefined);
    bouton?.focus();
  };
  const item = (fait: FaitLu) => {
    const cle = cleDuFait(fait);
    const deplie = corrige !== undefined && cleDuFait(corrige) === cle;
    const classes = ['lue'];
    if (fait.source === 'defaut') classes.push('suppose');
    if (fait.source === 'corrige') classes.push('corrige');
    if (vise === cle) classes.push('vise');
    return (
      <li key={cle}>
        <button
          type="button"
          ref={(bouton) => {
            if (bouton) boutons.current.set(fait.chemin, bouton);
          }}
          className={classes.join(' ')}
          {...(onCorriger ? { 'aria-expanded': deplie, 'aria-controls': `corr-${message.id}` } : {})}
          onPointerEnter={() => onViser(cle)}
          onPointerLeave={() => onViser(undefined)}
          onFocus={() => onViser(cle)}
          onBlur={() => onViser(undefined)}
          onClick={() => {
            onViser(cle);
            if (onCorriger) onOuvrir(deplie ? undefined : cle);
          }}
        >
          <Libelle fait={fait} />
        </button>
      </li>
    );
  };
  return (
    <div className="lu" role="group" aria-label="Ce que j’ai lu">
      {lus.length > 0 && (
        <div className="rang">
          <h2>Ce que j’ai lu</h2>
          <ul>{lus.map(item)}</ul>
        </div>
      )}
      {lecture.ecartees.length > 0 && (
        <div className="rang">
          <h2>Écarté</h2>
          <ul>
            {lecture.ecartees.map(({ debut, mots, raison }) => (
              <li key={debut}>
                <span className="lue ecarte">
                  <s>{typographier(mots)}</s> {typographier(raison)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {supposes.length > 0 && (
        <div className="rang">
          <h2>Supposé</h2>
          <ul>{supposes.map(item)}</ul>
        </div>
      )}
      <div id={`corr-${message.id}`}>
        {corrige && onCorriger && (
          <Correction
            key={corrige.chemin}
            fait={corrige}
            question={question}
            resultat={message.calculs?.[0]}
            onCorriger={onCorriger}
            onGarder={garde?.garder(corrige, faits)}
            textesDeGarde={garde?.textes}
            onFermer={fermer}
          />
        )}
      </div>
      {simulateur !== undefined && (
        <p className="ailleurs">
          <Link to={`/simulateur-impot#${simulateur}`}>Ouvrir dans le simulateur</Link>
        </p>
      )}
    </div>
  );
}

/** « salaire 38 400 € 3 200 × 12 », « marié », « année des revenus 2025 ». */
function Libelle({ fait }: { fait: FaitLu }) {
  const { libelle, affiche, unite, valeur } = fait;
  if (unite === 'choix') return affiche;
  if (affiche === '') return typographier(libelle);
  if (unite === 'oui_non' && valeur === true) return typographier(libelle);
  const [montant = '', somme = ''] = affiche.split(' (');
  return (
    <>
      {typographier(libelle)} <b>{montant}</b>
      {somme !== '' && <small>{somme.slice(0, -1)}</small>}
    </>
  );
}
