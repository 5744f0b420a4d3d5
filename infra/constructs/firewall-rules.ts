/*
 * The groups of rules that AWS keeps, with the rules of each by name ("AWS Managed Rules rule groups list" of AWS WAF's
 * developer guide). Every rule is named because an answer of our own shape can only be given rule by rule; one that AWS
 * adds later blocks too, with an answer of AWS's shape until it is named here.
 */

interface ManagedGroup {
  /** What the labels begin with that its rules put on a request. */
  readonly label: string;
  /**
   * Rules that judge bodies, with the names of their labels. A contract is long and may quote addresses, paths or SQL,
   * so on routes that carry contract text these only count.
   */
  readonly ofBodies: Readonly<Record<string, string>>;
  /** Rules that judge everything else. */
  readonly others: readonly string[];
}

export const managedGroups: Readonly<Record<string, ManagedGroup>> = {
  AWSManagedRulesCommonRuleSet: {
    label: 'awswaf:managed:aws:core-rule-set:',
    ofBodies: {
      SizeRestrictions_BODY: 'SizeRestrictions_Body',
      CrossSiteScripting_BODY: 'CrossSiteScripting_Body',
      GenericLFI_BODY: 'GenericLFI_Body',
      GenericRFI_BODY: 'GenericRFI_Body',
      EC2MetaDataSSRF_BODY: 'EC2MetaDataSSRF_Body',
    },
    others: [
      'NoUserAgent_HEADER',
      'UserAgent_BadBots_HEADER',
      'SizeRestrictions_QUERYSTRING',
      'SizeRestrictions_Cookie_HEADER',
      'SizeRestrictions_URIPATH',
      'EC2MetaDataSSRF_COOKIE',
      'EC2MetaDataSSRF_URIPATH',
      'EC2MetaDataSSRF_QUERYARGUMENTS',
      'GenericLFI_QUERYARGUMENTS',
      'GenericLFI_URIPATH',
      'RestrictedExtensions_URIPATH',
      'RestrictedExtensions_QUERYARGUMENTS',
      'GenericRFI_QUERYARGUMENTS',
      'GenericRFI_URIPATH',
      'CrossSiteScripting_COOKIE',
      'CrossSiteScripting_QUERYARGUMENTS',
      'CrossSiteScripting_URIPATH',
    ],
  },
  AWSManagedRulesSQLiRuleSet: {
    label: 'awswaf:managed:aws:sql-database:',
    ofBodies: { SQLi_BODY: 'SQLi_Body', SQLiExtendedPatterns_BODY: 'SQLiExtendedPatterns_Body' },
    others: ['SQLi_QUERYARGUMENTS', 'SQLiExtendedPatterns_QUERYARGUMENTS', 'SQLi_COOKIE', 'SQLi_URIPATH'],
  },
  AWSManagedRulesKnownBadInputsRuleSet: {
    label: 'awswaf:managed:aws:known-bad-inputs:',
    ofBodies: { JavaDeserializationRCE_BODY: 'JavaDeserializationRCE_Body', Log4JRCE_BODY: 'Log4JRCE_Body' },
    others: [
      'JavaDeserializationRCE_HEADER',
      'JavaDeserializationRCE_URIPATH',
      'JavaDeserializationRCE_QUERYSTRING',
      'Host_localhost_HEADER',
      'PROPFIND_METHOD',
      'ExploitablePaths_URIPATH',
      'Log4JRCE_HEADER',
      'Log4JRCE_QUERYSTRING',
      'Log4JRCE_URIPATH',
    ],
  },
};
