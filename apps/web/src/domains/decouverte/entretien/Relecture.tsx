import type { ExtractionVocale, Profil } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Alerte, Bouton, Champ, ChampChoix, typographier } from '../../../design-system/index.ts';
import { messageOf } from '../../../platform/erreurs.ts';
import { toast } from '../../../platform/toasts.tsx';
import { useAction } from '../../../platform/useAction.ts';
import { ajouterAuProfil, ecrireProfil } from '../../profil/index.ts';
import { SITUATIONS } from '../../profil/saisie.ts';
import { champsDe, ecrireValeur, lignesDe, type Ligne, lireCorrection, RESIDENCES } from './relecture.ts';

interface Props {
  extraction: ExtractionVocale;
  profil: Profil;
  utilisateurId: string;
  onRecommencer: () => void;
  onEnregistre: () => void;
}

/** What was read of the interview: each line with its words, kept or not, corrected or not; nothing is saved before. */
export function Relecture({ extraction, profil, utilisateurId, onRecommencer, onEnregistre }: Props) {
  const client = useQueryClient();
  const { occupe, agir } = useAction();
  const [lignes, setLignes] = useState(() => lignesDe(extraction));
  const [ouverte, setOuverte] = useState<Ligne['question']>();
  const [echec, setEchec] = useState<string>();
  const titre = useRef<HTMLParagraphElement>(null);
  useEffect(() => titre.current?.focus(), []);
  const { error, reponses, validation_notes: notes } = extraction;
  const sures = reponses.filter(({ etat }) => etat === 'sur').length;
  const prises = lignes.filter(({ prise, valeur }) => prise && valeur !== null).length;
  const modifier = (question: Ligne['question'], apres: Partial<Ligne>): void =>
    setLignes((avant) => avant.map((l) => (l.question === question ? { ...l, ...apres } : l)));
  const enregistrer = (): Promise<void> =>
    agir(async () => {
      setEchec(undefined);
      try {
        const champs = champsDe(lignes, profil);
        await ecrireProfil(client, { envoyer: () => ajouterAuProfil(utilisateurId, champs) });
        toast('Profil enregistré. Francis en tiendra compte.');
        onEnregistre();
      } catch (cause) {
        setEchec(messageOf(cause, 'Erreur lors de la sauvegarde du profil'));
      }
    });
  return (
    <div className="relecture">
      <p ref={titre} tabIndex={-1}>
        {sures} réponse{sures > 1 ? 's' : ''} sur {reponses.length} lue{sures > 1 ? 's' : ''} sans doute. Rien n’est
        enregistré avant votre accord.
      </p>
      {error !== null && <Alerte ton="erreur">{typographier(error)}</Alerte>}
      <ul className="lignes-lues">
        {lignes.map((ligne) => (
          <LigneLue
            key={ligne.question}
            ligne={ligne}
            ouverte={ouverte === ligne.question}
            onPrendre={(prise) => modifier(ligne.question, { prise })}
            onOuvrir={() => setOuverte(ouverte === ligne.question ? undefined : ligne.question)}
            onCorriger={(valeur) => {
              modifier(ligne.question, { valeur, prise: true, corrigee: true });
              setOuverte(undefined);
            }}
          />
        ))}
      </ul>
      {notes.length > 0 && (
        <div className="notes-lues">
          <h3>À vérifier</h3>
          <ul>
            {notes.map((note) => (
              <li key={note}>{typographier(note)}</li>
            ))}
          </ul>
        </div>
      )}
      {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
      <div className="pas-entretien">
        <Bouton onClick={onRecommencer} disabled={occupe}>
          Recommencer
        </Bouton>
        <Bouton rang="principal" disabled={occupe || prises === 0} onClick={() => void enregistrer()}>
          {occupe ? 'Enregistrement...' : 'Enregistrer dans mon profil'}
        </Bouton>
      </div>
    </div>
  );
}

interface PropsLigne {
  ligne: Ligne;
  ouverte: boolean;
  onPrendre: (prise: boolean) => void;
  onOuvrir: () => void;
  onCorriger: (valeur: number | string) => void;
}

function LigneLue({ ligne, ouverte, onPrendre, onOuvrir, onCorriger }: PropsLigne) {
  const { question, libelle, entendue, valeur, prise, corrigee } = ligne;
  const id = `lue-${question}`;
  const doute = !corrigee && entendue.etat !== 'sur';
  return (
    <li className={prise ? '' : 'laissee'}>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={prise}
          disabled={valeur === null}
          onChange={(e) => onPrendre(e.target.checked)}
        />
        <span>{libelle}</span>
      </label>
      <p className="valeur-lue">
        {valeur === null ? (
          <span className="doux">non lu</span>
        ) : (
          <b className="n">
            {ecrireValeur(question, valeur)}
            {!corrigee && entendue.formule !== null && <small> ({entendue.formule})</small>}
          </b>
        )}
        <Bouton
          rang="discret"
          taille="petite"
          aria-expanded={ouverte}
          aria-label={`Modifier\u202f: ${libelle}`}
          onClick={onOuvrir}
        >
          Modifier
        </Bouton>
      </p>
      <p className="mots-lus petit doux">
        «{'\u00a0'}
        <Mots entendue={entendue} />
        {'\u00a0'}»{doute && <span className="a-verifier"> à vérifier</span>}
        {corrigee && ' corrigé par vous'}
      </p>
      {ouverte && <Correction ligne={ligne} onCorriger={onCorriger} />}
    </li>
  );
}

/** What was heard, the words that prove the value marked. */
function Mots({ entendue: { texte, preuves } }: { entendue: Ligne['entendue'] }) {
  const bornes = preuves.toSorted((a, b) => a.debut - b.debut);
  return (
    <>
      {bornes.map(({ debut, fin }, i) => (
        <span key={debut}>
          {texte.slice(bornes[i - 1]?.fin ?? 0, debut)}
          <mark>{texte.slice(debut, fin)}</mark>
        </span>
      ))}
      {texte.slice(bornes.at(-1)?.fin ?? 0)}
    </>
  );
}

const CHOIX: Readonly<Partial<Record<Ligne['question'], readonly { valeur: string; libelle: string }[]>>> = {
  situation_familiale: SITUATIONS,
  residence_principale: RESIDENCES,
};

function Correction({ ligne: { question, libelle, valeur }, onCorriger }: Pick<PropsLigne, 'ligne' | 'onCorriger'>) {
  const [texte, setTexte] = useState(valeur === null ? '' : String(valeur));
  const [erreur, setErreur] = useState<string>();
  const choix = CHOIX[question];
  const valider = (): void => {
    const lue = lireCorrection(question, texte);
    if ('erreur' in lue) setErreur(lue.erreur);
    else onCorriger(lue.valeur);
  };
  return (
    <form
      className="correction-lue"
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        valider();
      }}
    >
      {choix ? (
        <ChampChoix libelle={libelle} erreur={erreur} value={texte} onChange={(e) => setTexte(e.target.value)}>
          <option value="">Choisir</option>
          {choix.map((c) => (
            <option key={c.valeur} value={c.valeur}>
              {c.libelle}
            </option>
          ))}
        </ChampChoix>
      ) : (
        <Champ
          libelle={libelle}
          erreur={erreur}
          value={texte}
          autoComplete="off"
          inputMode={question === 'objectifs_financiers' ? 'text' : 'numeric'}
          maxLength={question === 'objectifs_financiers' ? 2_000 : 20}
          {...(question === 'revenu_annuel' ? { unite: '€', className: 'montant' } : {})}
          onChange={(e) => setTexte(e.target.value)}
        />
      )}
      <Bouton type="submit">Corriger</Bouton>
    </form>
  );
}
