import { ChoixSegmente, Icone } from '../../../design-system/index.ts';
import { ChampMontant } from '../commun/ChampMontant.tsx';
import { Coche } from '../commun/Coche.tsx';
import { FRAIS, type SituationImpot, SITUATIONS } from '@francis/presentation/impot';

const ENFANTS = ['0', '1', '2', '3', '4', '5'].map((n) => ({ valeur: n, libelle: n }));

interface Props {
  s: SituationImpot;
  /** The literal formula of the specification knows the five inputs only. */
  reference: boolean;
  modifier: (partiel: Partial<SituationImpot>) => void;
}

export function Saisies({ s, reference, modifier }: Props) {
  const couple = s.situationFamiliale === 'marie';
  return (
    <>
      <ChampMontant
        libelle="Revenus annuels du foyer"
        aide="Net imposable, avant abattement."
        valeur={s.revenus}
        onChange={(revenus) => modifier({ revenus })}
      />
      <ChoixSegmente
        legende="Situation familiale"
        options={SITUATIONS}
        valeur={s.situationFamiliale}
        onChange={(situationFamiliale) => modifier({ situationFamiliale })}
      />
      <ChoixSegmente
        legende="Enfants à charge"
        options={ENFANTS}
        valeur={String(s.enfants)}
        onChange={(n) => modifier({ enfants: Number(n) })}
      />
      <ChoixSegmente
        legende="Frais professionnels"
        options={FRAIS}
        valeur={s.fraisProfessionnels}
        onChange={(fraisProfessionnels) => modifier({ fraisProfessionnels })}
      />
      {s.fraisProfessionnels === 'reel' && (
        <ChampMontant
          facultatif
          libelle="Montant des frais réels"
          aide={reference ? undefined : 'Retenus s’ils dépassent le forfait.'}
          valeur={s.montantFraisReels}
          onChange={(montantFraisReels) => modifier({ montantFraisReels })}
        />
      )}
      {!reference && (
        <>
          {!couple && s.enfants > 0 && (
            <Coche
              libelle="Je vis seul avec mes enfants (case T)"
              valeur={s.parentIsole}
              onChange={(parentIsole) => modifier({ parentIsole })}
            />
          )}
          <details>
            <summary>
              <Icone nom="plus" petite />
              PER, dons, services à domicile
            </summary>
            <div>
              {couple && (
                <ChampMontant
                  facultatif
                  libelle="Dont second déclarant"
                  aide={'L’abattement de 10\u00a0% a un plafond par personne.'}
                  valeur={s.revenusDeclarant2}
                  onChange={(revenusDeclarant2) => modifier({ revenusDeclarant2 })}
                />
              )}
              <ChampMontant facultatif libelle="Versement PER" valeur={s.per} onChange={(per) => modifier({ per })} />
              <ChampMontant
                facultatif
                libelle="Dons"
                aide={'Associations, réduction de 66\u00a0%.'}
                valeur={s.dons}
                onChange={(dons) => modifier({ dons })}
              />
              <ChampMontant
                facultatif
                libelle="Emploi à domicile"
                aide="Dépenses de l’année, aides déduites."
                valeur={s.emploiDomicile}
                onChange={(emploiDomicile) => modifier({ emploiDomicile })}
              />
            </div>
          </details>
        </>
      )}
    </>
  );
}
