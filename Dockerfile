# Saltbush in one image: docker build -t saltbush . (docs/self-hosting.md). `npm run try-image` runs these steps without Docker.

# The same files for every processor: they are built once, on the one that builds.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/recipe-parser/package.json packages/recipe-parser/
COPY packages/server/package.json packages/server/
COPY packages/web/package.json packages/web/
RUN npm ci
COPY . .
RUN npm run release -- --folder

# Packages of production, with the binaries of the processor that will run them.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /src/release/saltbush/package.json /src/release/saltbush/package-lock.json ./
COPY --from=build /src/release/saltbush/packages/server/package.json packages/server/
# `prepare` needs the program, which is copied last so that a change of it leaves this layer as it is.
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
RUN groupadd --gid 10001 saltbush \
  && useradd --uid 10001 --gid saltbush --home-dir /data --no-create-home --shell /usr/sbin/nologin saltbush \
  && install --directory --owner=saltbush --group=saltbush --mode=0700 /data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /src/release/saltbush ./
RUN bin/saltbush prepare && ln -s /app/bin/saltbush /usr/local/bin/saltbush
ENV NODE_ENV=production SALTBUSH_DATA=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "--max-semi-space-size=4", "main.js"]
