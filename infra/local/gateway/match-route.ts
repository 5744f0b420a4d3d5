/** A route as far as the gateway needs it. */
export interface RoutePattern {
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly path: string;
}

export interface RouteMatch<Route extends RoutePattern> {
  readonly route: Route;
  readonly pathParameters: Readonly<Record<string, string>>;
}

const parametersOf = (pattern: string, path: string): Record<string, string> | undefined => {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== value : value === '') return undefined;
    if (name !== undefined) parameters[name] = value;
  }
  return parameters;
};

/**
 * Finds the route a request goes to; undefined where there is none for this path with this method, between which API
 * Gateway does not tell. A literal segment wins over a parameter, as API Gateway's resource tree has it.
 * @param path the path without its query string; parameters are given as they stand there, still encoded
 */
export const matchRoute = <Route extends RoutePattern>(
  routes: readonly Route[],
  method: string,
  path: string,
): RouteMatch<Route> | undefined => {
  const matches = routes
    .map((route) => ({ route, pathParameters: parametersOf(route.path, path) }))
    .filter((match): match is { route: Route; pathParameters: Record<string, string> } => !!match.pathParameters)
    .sort((a, b) => Object.keys(a.pathParameters).length - Object.keys(b.pathParameters).length);
  return matches.find(({ route }) => route.method === method);
};
